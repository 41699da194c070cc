#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <freetype/freetype.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
#include <pango/pango.h>
#include <png.h>
