#include "CPlacard.h"
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

// More scans than any encoder makes; a small file of thousands would keep a processor busy.
enum { LARGEST_SCAN = 100 };

// libjpeg's own error manager ends the process.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  PlacardJPEGResult result;
  char *message;
} Errors;

static void fail(j_common_ptr info, PlacardJPEGResult result) {
  Errors *errors = (Errors *)info->err;
  errors->result = result;
  char text[JMSG_LENGTH_MAX] = "";
  errors->base.format_message(info, text);
  memcpy(errors->message, text, JMSG_LENGTH_MAX);
  longjmp(errors->escape, 1);
}

static void error_exit(j_common_ptr info) {
  fail(info, info->err->msg_code == JERR_OUT_OF_MEMORY ? PLACARD_JPEG_MEMORY
                                                       : PLACARD_JPEG_DAMAGED);
}

// libjpeg goes on after warnings, with grey where pixels are lost; those are errors here.
static void emit_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_JPEG_EOF: fail(info, PLACARD_JPEG_TRUNCATED); break;
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_MUST_RESYNC: fail(info, PLACARD_JPEG_DAMAGED); break;
  default: info->err->num_warnings++;
  }
}

static void print_nothing(j_common_ptr info) { (void)info; }

static void watch_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > LARGEST_SCAN)
    fail(info, PLACARD_JPEG_SCANS);
}

static void set_up(Errors *errors, char *message) {
  jpeg_std_error(&errors->base);
  errors->base.error_exit = error_exit;
  errors->base.emit_message = emit_message;
  errors->base.output_message = print_nothing;
  errors->result = PLACARD_JPEG_READ;
  errors->message = message;
  message[0] = 0;
}

PlacardJPEGResult placard_jpeg_header(const unsigned char *bytes, size_t length,
                                      PlacardJPEGHeader *header, char *message) {
  struct jpeg_decompress_struct info;
  Errors errors;
  memset(&info, 0, sizeof info);
  set_up(&errors, message);
  info.err = &errors.base;
  if (!setjmp(errors.escape)) {
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, length);
    jpeg_read_header(&info, TRUE);
    header->width = info.image_width;
    header->height = info.image_height;
    header->components = info.num_components;
    header->is_print = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    header->is_known = info.jpeg_color_space == JCS_GRAYSCALE ||
                       info.jpeg_color_space == JCS_YCbCr || info.jpeg_color_space == JCS_RGB;
    header->is_arithmetic = info.arith_code;
  }
  jpeg_destroy_decompress(&info);
  return errors.result;
}

PlacardJPEGResult placard_jpeg_decode(const unsigned char *bytes, size_t length, uint32_t *pixels,
                                      uint32_t width, uint32_t height, char *message) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  Errors errors;
  memset(&info, 0, sizeof info);
  memset(&progress, 0, sizeof progress);
  progress.progress_monitor = watch_scans;
  set_up(&errors, message);
  info.err = &errors.base;
  if (!setjmp(errors.escape)) {
    jpeg_create_decompress(&info);
    info.progress = &progress;
    jpeg_mem_src(&info, bytes, length);
    jpeg_read_header(&info, TRUE);
    // The integer transform and upsampling have the same results with and without vector
    // instructions; smoothing of blocks changed between versions and helps broken files only.
    info.dct_method = JDCT_ISLOW;
    info.do_fancy_upsampling = TRUE;
    info.do_block_smoothing = FALSE;
    info.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&info);
    if (info.output_width != width || info.output_height != height)
      ERREXIT(&info, JERR_IMAGE_TOO_BIG);
    while (info.output_scanline < height) {
      JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.output_scanline * width);
      jpeg_read_scanlines(&info, &row, 1);
    }
  }
  jpeg_destroy_decompress(&info);
  return errors.result;
}
