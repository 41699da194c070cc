#define _GNU_SOURCE
#include "CPlacard.h"
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

// The toolchain's clang takes #embed in every language mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "../../../Fonts/Inter/Inter.ttf"
};
static const unsigned char arabic[] = {
#embed "../../../Fonts/NotoSansArabic/NotoSansArabic.ttf"
};
static const unsigned char hebrew[] = {
#embed "../../../Fonts/NotoSansHebrew/NotoSansHebrew.ttf"
};
static const unsigned char thai[] = {
#embed "../../../Fonts/NotoSansThai/NotoSansThai.ttf"
};
static const unsigned char devanagari[] = {
#embed "../../../Fonts/NotoSansDevanagari/NotoSansDevanagari.ttf"
};
static const unsigned char symbols[] = {
#embed "../../../Fonts/NotoSansSymbols/NotoSansSymbols.ttf"
};
static const unsigned char emoji[] = {
#embed "../../../Fonts/NotoColorEmoji/NotoColorEmoji.ttf"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t length;
} fonts[] = {
    {"Inter", inter, sizeof inter},
    {"Noto Sans Arabic", arabic, sizeof arabic},
    {"Noto Sans Hebrew", hebrew, sizeof hebrew},
    {"Noto Sans Thai", thai, sizeof thai},
    {"Noto Sans Devanagari", devanagari, sizeof devanagari},
    {"Noto Sans Symbols", symbols, sizeof symbols},
    {"Noto Color Emoji", emoji, sizeof emoji},
};

int placard_font_count(void) { return sizeof fonts / sizeof fonts[0]; }

const char *placard_font_name(int index) { return fonts[index].name; }

const unsigned char *placard_font_bytes(int index, size_t *length) {
  *length = fonts[index].length;
  return fonts[index].bytes;
}

int placard_memory_file(const char *name, const unsigned char *bytes, size_t length) {
  int file = memfd_create(name, MFD_CLOEXEC);
  if (file < 0) return -1;
  for (size_t done = 0; done < length;) {
    ssize_t count = write(file, bytes + done, length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      close(file);
      return -1;
    }
    done += (size_t)count;
  }
  return file;
}
