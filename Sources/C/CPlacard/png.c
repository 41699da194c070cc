#include "CPlacard.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct placard_png {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t length, capacity;
};

static void append(png_structp png, png_bytep data, png_size_t count) {
  placard_png *self = png_get_io_ptr(png);
  if (self->length + count > self->capacity) {
    size_t capacity = (self->length + count) * 2;
    uint8_t *bytes = realloc(self->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    self->bytes = bytes;
    self->capacity = capacity;
  }
  memcpy(self->bytes + self->length, data, count);
  self->length += count;
}

static void ignore_flush(png_structp png) { (void)png; }
static void ignore_warning(png_structp png, png_const_charp text) { (void)png, (void)text; }
static void fail(png_structp png, png_const_charp text) {
  (void)text;
  longjmp(png_jmpbuf(png), 1);
}

placard_png *placard_png_begin(uint32_t width, uint32_t height, int has_alpha, int level,
                               uint32_t pixels_per_metre) {
  placard_png *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore_warning);
  self->info = self->png ? png_create_info_struct(self->png) : NULL;
  if (!self->info || setjmp(png_jmpbuf(self->png))) {
    placard_png_end(self);
    return NULL;
  }
  png_set_write_fn(self->png, self, append, ignore_flush);
  png_set_compression_level(self->png, level);
  png_set_filter(self->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(self->png, self->info, width, height, 8,
               has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(self->png, self->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(self->png, self->info, pixels_per_metre, pixels_per_metre, PNG_RESOLUTION_METER);
  png_write_info(self->png, self->info);
  return self;
}

int placard_png_row(placard_png *self, const uint8_t *row) {
  if (setjmp(png_jmpbuf(self->png))) return 0;
  png_write_row(self->png, row);
  return 1;
}

int placard_png_finish(placard_png *self, const uint8_t **bytes, size_t *length) {
  if (setjmp(png_jmpbuf(self->png))) return 0;
  png_write_end(self->png, self->info);
  *bytes = self->bytes;
  *length = self->length;
  return 1;
}

void placard_png_end(placard_png *self) {
  if (!self) return;
  if (self->png) png_destroy_write_struct(&self->png, self->info ? &self->info : NULL);
  free(self->bytes);
  free(self);
}
