/** One value for each pixel of a picture, row by row, from 0 to 1. */
export type Plane = Readonly<{ width: number; height: number; values: Float32Array }>;

/** Returns a plane whose values are computed from the index of the pixel. */
export const planeOf = (width: number, height: number, valueAt: (index: number) => number): Plane => {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) values[index] = valueAt(index);
  return { width, height, values };
};

/** Value at an index; 0 outside of the plane. */
export const valueAt = ({ values }: Plane, index: number): number => values[index] ?? 0;

/** 0 up to `from`, 1 from `to` on, without a corner at either end. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** Blurs with a standard deviation in pixels; three running means come close to a Gaussian at any width. Outside is 0. */
export const blur = (plane: Plane, deviation: number): Plane => {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2));
  const { width, height } = plane;
  const values = Float32Array.from(plane.values);
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) meanOfLine(values, { start: y * width, step: 1, length: width }, radius);
    for (let x = 0; x < width; x += 1) meanOfLine(values, { start: x, step: width, length: height }, radius);
  }
  return { width, height, values };
};

type Line = Readonly<{ start: number; step: number; length: number }>;

/** Replaces each value of a row or column by the mean of its neighbours up to a distance. */
const meanOfLine = (values: Float32Array, { start, step, length }: Line, radius: number) => {
  const line = new Float32Array(length);
  for (let at = 0; at < length; at += 1) line[at] = values[start + at * step] ?? 0;
  let sum = 0;
  for (let at = 0; at < radius; at += 1) sum += line[at] ?? 0;
  for (let at = 0; at < length; at += 1) {
    sum += (line[at + radius] ?? 0) - (line[at - radius - 1] ?? 0);
    values[start + at * step] = sum / (2 * radius + 1);
  }
};

/** Moves a plane to the right and down by whole pixels; what comes in is 0. */
export const shift = (plane: Plane, right: number, down: number): Plane =>
  planeOf(plane.width, plane.height, (index) => {
    const [x, y] = [(index % plane.width) - right, Math.floor(index / plane.width) - down];
    return x < 0 || y < 0 || x >= plane.width || y >= plane.height ? 0 : valueAt(plane, y * plane.width + x);
  });

/** Steps from each pixel to the object in a direction of one pixel to a side or diagonally; 0 in the object, infinite without one. */
export const distanceToObject = (coverage: Plane, right: -1 | 0 | 1, down: -1 | 0 | 1): Plane => {
  const { width, height } = coverage;
  const values = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const isBackward = down > 0 || (down === 0 && right > 0);
  for (let step = 0; step < values.length; step += 1) {
    // the next pixel in the direction must be known already
    const index = isBackward ? values.length - 1 - step : step;
    const x = (index % width) + right;
    const next = x < 0 || x >= width ? undefined : values[index + down * width + right];
    values[index] = valueAt(coverage, index) > 0.5 ? 0 : (next ?? Number.POSITIVE_INFINITY) + 1;
  }
  return { width, height, values };
};

type Frame = Readonly<{ left: number; right: number; top: number; bottom: number }>;

/** Smallest frame around an object, in pixels that belong to it. */
const smallestFrame = ({ width, height, values }: Plane): Frame => {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (const [index, value] of values.entries()) {
    if (value <= 0.5) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
};

/** Larger of the object's width and height, as a part of the picture's side. */
export const filledPart = (coverage: Plane): number => {
  const { left, right, top, bottom } = smallestFrame(coverage);
  return Math.max((right - left + 1) / coverage.width, (bottom - top + 1) / coverage.height);
};
