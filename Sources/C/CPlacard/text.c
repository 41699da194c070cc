#include "CPlacard.h"
#include <hb.h>
#include <pango/pangofc-font.h>
#include <pango/pangoft2.h>

// The map by itself asks the process's configuration, which knows none of our rules.
static void substitute(FcPattern *pattern, gpointer config) {
  FcConfigSubstitute(config, pattern, FcMatchPattern);
}

PangoFontMap *placard_font_map(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  if (!map) return NULL;
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), substitute, config, NULL);
  return map;
}

int placard_font_identity(PangoFont *font, const char **file, int *index, int32_t *coordinates,
                          int capacity) {
  if (!PANGO_IS_FC_FONT(font)) return -1;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcChar8 *name = NULL;
  int face = 0;
  if (FcPatternGetString(pattern, FC_FILE, 0, &name) != FcResultMatch) return -1;
  FcPatternGetInteger(pattern, FC_INDEX, 0, &face);
  *file = (const char *)name;
  // The upper half of a pattern's index is the named instance, which the coordinates replace.
  *index = face & 0xffff;
  unsigned int count = 0;
  hb_font_t *shaper = pango_font_get_hb_font(font);
  const int *normalized = shaper ? hb_font_get_var_coords_normalized(shaper, &count) : NULL;
  int used = (int)count < capacity ? (int)count : capacity;
  for (int i = 0; i < used; i++) coordinates[i] = normalized[i];
  return used;
}

int placard_is_line_break(const PangoLogAttr *attribute) { return attribute->is_line_break; }

int placard_is_cluster_break(const PangoLogAttr *attribute) { return attribute->is_char_break; }
