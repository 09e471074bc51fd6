// The same strokes by cairo, one round-capped stroke for each pair of samples, or each stroke as one filled outline.
//
//   cairo (segments | outline) ROUNDS <points     x, y and radius as little-endian floats; prints the processor's time in ms, a line a round
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { strokes = 200, samples = 500, width = 750, height = 1334 };
static float points[strokes * samples][3];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void segments(cairo_t *context) {
  cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
  for (int index = 1; index < strokes * samples; index += 1) {
    if (index % samples == 0) continue;
    const float *from = points[index - 1], *to = points[index];
    cairo_move_to(context, from[0], from[1]);
    cairo_line_to(context, to[0], to[1]);
    cairo_set_line_width(context, from[2] + to[2]);
    cairo_stroke(context);
  }
}

/// A stroke's two sides, one after the other, with a half circle at each end.
static void outline(cairo_t *context) {
  for (int stroke = 0; stroke < strokes; stroke += 1) {
    float(*way)[3] = points + stroke * samples;
    float side[samples][2];
    for (int index = 0; index < samples; index += 1) {
      const float *before = way[index > 0 ? index - 1 : 0];
      const float *after = way[index < samples - 1 ? index + 1 : index];
      float x = after[0] - before[0], y = after[1] - before[1];
      float length = sqrtf(x * x + y * y);
      if (length == 0) { x = 1; y = 0; length = 1; }
      side[index][0] = -y / length * way[index][2];
      side[index][1] = x / length * way[index][2];
    }
    const int last = samples - 1;
    for (int index = 0; index < samples; index += 1)
      cairo_line_to(context, way[index][0] + side[index][0], way[index][1] + side[index][1]);
    double angle = atan2(side[last][1], side[last][0]);
    cairo_arc_negative(context, way[last][0], way[last][1], way[last][2], angle, angle - M_PI);
    for (int index = last; index >= 0; index -= 1)
      cairo_line_to(context, way[index][0] - side[index][0], way[index][1] - side[index][1]);
    angle = atan2(-side[0][1], -side[0][0]);
    cairo_arc_negative(context, way[0][0], way[0][1], way[0][2], angle, angle - M_PI);
    cairo_close_path(context);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING);
    cairo_fill(context);
  }
}

int main(int count, char **words) {
  if (count != 3 || fread(points, sizeof points, 1, stdin) != 1) {
    fprintf(stderr, "cairo: takes 'segments' or 'outline', a number of rounds, and %zu bytes of points.\n",
            sizeof points);
    return 1;
  }
  for (int round = 0; round < atoi(words[2]); round += 1) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 0, 0, 0);
    double start = now();
    if (strcmp(words[1], "outline") == 0) outline(context); else segments(context);
    cairo_surface_flush(surface);
    printf("%.3f\n", now() - start);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
  }
  return 0;
}
