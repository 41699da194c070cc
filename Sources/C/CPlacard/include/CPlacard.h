// What Swift cannot import from the C libraries: setjmp, function-like macros, casts, variadics,
// and the embedded files.
#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <stddef.h>
#include <stdint.h>

// Embedded font files, 0..<count; `name` is the family.
int placard_font_count(void);
const char *placard_font_name(int index);
const unsigned char *placard_font_bytes(int index, size_t *length);

// An anonymous file in memory that holds the bytes; a file descriptor, or -1 with errno set.
int placard_memory_file(const char *name, const unsigned char *bytes, size_t length);

// A FreeType font map at 72 dpi that sees the configuration's fonts only.
PangoFontMap *placard_font_map(FcConfig *config);
// The file, face index and normalized axis coordinates of a font that such a map made.
// Returns the number of coordinates written (at most capacity), or -1 if the font has no file.
int placard_font_identity(PangoFont *font, const char **file, int *index, int32_t *coordinates,
                          int capacity);

// Whether a line may begin at the character (a bit field, which Swift cannot see).
int placard_is_line_break(const PangoLogAttr *attribute);
// Whether a word that is wider than a line may be torn before the character.
int placard_is_cluster_break(const PangoLogAttr *attribute);

// How reading a JPEG file ended.
typedef enum {
  PLACARD_JPEG_READ,
  PLACARD_JPEG_TRUNCATED,
  PLACARD_JPEG_DAMAGED,
  PLACARD_JPEG_SCANS,
  PLACARD_JPEG_MEMORY,
} PlacardJPEGResult;

// What a JPEG file says of itself.
typedef struct {
  uint32_t width, height;
  int components;
  // CMYK in some form.
  int is_print;
  // Grey, YCbCr or RGB.
  int is_known;
  int is_arithmetic;
} PlacardJPEGHeader;

// Room for libjpeg's words in the two functions below.
enum { PLACARD_JPEG_MESSAGE = 200 };
PlacardJPEGResult placard_jpeg_header(const unsigned char *bytes, size_t length,
                                      PlacardJPEGHeader *header, char *message);
// Opaque pixels with blue in the lowest byte; width and height are the header's.
PlacardJPEGResult placard_jpeg_decode(const unsigned char *bytes, size_t length, uint32_t *pixels,
                                      uint32_t width, uint32_t height, char *message);
