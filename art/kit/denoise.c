/* Dual-buffer non-local means: two renders of one picture with different seeds filter each other.
 *
 * After Rousselle, Manzi and Zwicker, "Robust Denoising using Feature and Color Information" (2013): the weight of a
 * neighbour comes from how alike small patches are in colour, beyond what the noise explains, and how alike the
 * noise-free features (albedo, normal, light of its own) are. Weights found in one render are applied to the other,
 * so that noise does not vouch for itself.
 *
 *   denoise IN OUT WIDTH HEIGHT
 *
 * IN holds planes of WIDTH x HEIGHT 32-bit floats: colour A (3), colour B (3), features A (9), features B (9).
 * OUT gets interleaved RGB floats. Exit codes: 0 done, 1 wrong arguments, 2 IN is too short or OUT cannot be written.
 */
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLOURS = 3, FEATURES = 9, REACH = 8, PATCH = 3 };

static const float COLOUR_TOLERANCE = 0.55f;
static const float FEATURE_TOLERANCE = 0.9f;
static const float LEAST_FEATURE_VARIANCE = 8e-4f;

static int width, height;
static float *colour_a[COLOURS], *colour_b[COLOURS], *noise[COLOURS];
static float *feature[FEATURES], *feature_noise[FEATURES];

static float *plane(size_t count) {
  float *memory = calloc(count, sizeof(float));
  if (!memory) {
    fprintf(stderr, "denoise: out of memory\n");
    exit(2);
  }
  return memory;
}

static float *read_plane(FILE *file) {
  size_t count = (size_t)width * height;
  float *values = plane(count);
  if (fread(values, sizeof(float), count, file) != count) {
    fprintf(stderr, "denoise: the input is too short\n");
    exit(2);
  }
  return values;
}

/* Mean over a square of 2 * radius + 1 pixels, narrower at the borders. `rows` and `columns` are room to work in. */
static void box_mean(const float *in, float *out, int w, int h, int radius, float *rows, double *columns) {
  for (int y = 0; y < h; y++) {
    double sum = 0;
    for (int x = -radius; x < w; x++) {
      if (x + radius < w) sum += in[y * w + x + radius];
      if (x - radius - 1 >= 0) sum -= in[y * w + x - radius - 1];
      if (x < 0) continue;
      int last = x + radius < w ? x + radius : w - 1, first = x > radius ? x - radius : 0;
      rows[y * w + x] = sum / (last - first + 1);
    }
  }
  for (int x = 0; x < w; x++) columns[x] = 0;
  for (int y = -radius; y < h; y++) {
    if (y + radius < h)
      for (int x = 0; x < w; x++) columns[x] += rows[(y + radius) * w + x];
    if (y - radius - 1 >= 0)
      for (int x = 0; x < w; x++) columns[x] -= rows[(y - radius - 1) * w + x];
    if (y < 0) continue;
    int last = y + radius < h ? y + radius : h - 1, first = y > radius ? y - radius : 0;
    float share = 1.f / (last - first + 1);
    for (int x = 0; x < w; x++) out[y * w + x] = columns[x] * share;
  }
}

static void smooth(float *values, int radius) {
  size_t count = (size_t)width * height;
  float *mean = plane(count), *rows = plane(count);
  double *columns = malloc(width * sizeof(double));
  box_mean(values, mean, width, height, radius, rows, columns);
  memcpy(values, mean, count * sizeof(float));
  free(mean);
  free(rows);
  free(columns);
}

static void read_input(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(2);
  }
  size_t count = (size_t)width * height;
  for (int i = 0; i < COLOURS; i++) colour_a[i] = read_plane(file);
  for (int i = 0; i < COLOURS; i++) colour_b[i] = read_plane(file);
  for (int i = 0; i < FEATURES; i++) feature[i] = read_plane(file);
  for (int i = 0; i < FEATURES; i++) {
    float *second = read_plane(file);
    for (size_t k = 0; k < count; k++) {
      float difference = feature[i][k] - second[k];
      feature[i][k] = 0.5f * (feature[i][k] + second[k]);
      second[k] = 0.25f * difference * difference;
    }
    feature_noise[i] = second;
    smooth(second, 1);
  }
  fclose(file);
  for (int i = 0; i < COLOURS; i++) {
    noise[i] = plane(count);
    for (size_t k = 0; k < count; k++) {
      float difference = colour_a[i][k] - colour_b[i][k];
      noise[i][k] = 0.5f * difference * difference;
    }
    smooth(noise[i], PATCH);
  }
}

static inline int clamp(int value, int limit) { return value < 0 ? 0 : value >= limit ? limit - 1 : value; }

/* exp(-x) for x >= 0, good enough for weights, and quick. */
static inline float fade(float x) {
  float y = 1.f - x * (1.f / 64);
  if (y < 0) return 0;
  y *= y; y *= y; y *= y; y *= y; y *= y; y *= y;
  return y;
}

/* How unlike two pixels are in their features: the worst of albedo, normal and own light. */
static inline float feature_distance(size_t p, size_t q) {
  float worst = 0;
  for (int kind = 0; kind < FEATURES; kind += 3) {
    float sum = 0;
    for (int i = kind; i < kind + 3; i++) {
      float difference = feature[i][p] - feature[i][q];
      float variance = feature_noise[i][p] + feature_noise[i][q];
      float least = variance > LEAST_FEATURE_VARIANCE ? variance : LEAST_FEATURE_VARIANCE;
      sum += (difference * difference - variance) / (FEATURE_TOLERANCE * FEATURE_TOLERANCE * least);
    }
    if (sum > worst) worst = sum;
  }
  return worst;
}

/* Filters rows from `top` up to but not including `bottom` into `out`. */
static void filter_strip(int top, int bottom, float *out) {
  int first = top > PATCH ? top - PATCH : 0, last = bottom + PATCH < height ? bottom + PATCH : height;
  int rows = last - first;
  size_t area = (size_t)width * rows, count = (size_t)width * (bottom - top);
  float *apart_a = plane(area), *apart_b = plane(area), *patch_a = plane(area), *patch_b = plane(area);
  float *work = plane(area), *sum_a = plane(count * COLOURS), *sum_b = plane(count * COLOURS);
  float *weight_a = plane(count), *weight_b = plane(count);
  double *columns = malloc(width * sizeof(double));
  const float tolerance = COLOUR_TOLERANCE * COLOUR_TOLERANCE;

  for (int dy = -REACH; dy <= REACH; dy++)
    for (int dx = -REACH; dx <= REACH; dx++) {
      if (dx * dx + dy * dy > REACH * REACH + REACH) continue;
      for (int y = first; y < last; y++) {
        int other = clamp(y + dy, height);
        for (int x = 0; x < width; x++) {
          size_t p = (size_t)y * width + x, q = (size_t)other * width + clamp(x + dx, width);
          float in_a = 0, in_b = 0;
          for (int i = 0; i < COLOURS; i++) {
            float variance = noise[i][p] + noise[i][q], scale = 1.f / (1e-5f + tolerance * variance);
            float a = colour_a[i][p] - colour_a[i][q], b = colour_b[i][p] - colour_b[i][q];
            in_a += (a * a - variance) * scale;
            in_b += (b * b - variance) * scale;
          }
          apart_a[(y - first) * width + x] = in_a / COLOURS;
          apart_b[(y - first) * width + x] = in_b / COLOURS;
        }
      }
      box_mean(apart_a, patch_a, width, rows, PATCH, work, columns);
      box_mean(apart_b, patch_b, width, rows, PATCH, work, columns);
      for (int y = top; y < bottom; y++) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (int x = dx < 0 ? -dx : 0; x < (dx > 0 ? width - dx : width); x++) {
          size_t p = (size_t)y * width + x, q = (size_t)(y + dy) * width + x + dx;
          float features = feature_distance(p, q);
          float from_a = patch_a[(y - first) * width + x], from_b = patch_b[(y - first) * width + x];
          float by_a = fade(from_a > features ? from_a : features), by_b = fade(from_b > features ? from_b : features);
          size_t o = (size_t)(y - top) * width + x;
          weight_a[o] += by_b;
          weight_b[o] += by_a;
          for (int i = 0; i < COLOURS; i++) {
            sum_a[o * COLOURS + i] += by_b * colour_a[i][q];
            sum_b[o * COLOURS + i] += by_a * colour_b[i][q];
          }
        }
      }
    }
  for (size_t o = 0; o < count; o++)
    for (int i = 0; i < COLOURS; i++)
      out[((size_t)top * width + o) * COLOURS + i] =
          0.5f * (sum_a[o * COLOURS + i] / weight_a[o] + sum_b[o * COLOURS + i] / weight_b[o]);
  free(apart_a); free(apart_b); free(patch_a); free(patch_b); free(work);
  free(sum_a); free(sum_b); free(weight_a); free(weight_b); free(columns);
}

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "denoise IN OUT WIDTH HEIGHT\n");
    return 1;
  }
  width = atoi(arguments[3]);
  height = atoi(arguments[4]);
  if (width < 1 || height < 1) return 1;
  read_input(arguments[1]);
  float *out = plane((size_t)width * height * COLOURS);
  int strips = omp_get_max_threads() * 8;
#pragma omp parallel for schedule(dynamic, 1)
  for (int s = 0; s < strips; s++)
    filter_strip((long)height * s / strips, (long)height * (s + 1) / strips, out);
  FILE *file = fopen(arguments[2], "wb");
  size_t values = (size_t)width * height * COLOURS;
  if (!file || fwrite(out, sizeof(float), values, file) != values || fclose(file)) {
    perror(arguments[2]);
    return 2;
  }
  return 0;
}
