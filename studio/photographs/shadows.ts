import { blur, distanceToObject, type Plane, planeOf, shift, smoothstep, valueAt } from './plane.ts';

/** Sizes below are written for a picture of this side, in pixels. */
const SIDE = 1200;

/**
 * Shadow of a plate seen from above, made from its outline alone: the light comes from the upper left, so that a soft shadow
 * lies at the lower right, darker where the plate is close to the ground, and nowhere else.
 */
export const shadowFromOutline = (coverage: Plane): Plane => {
  const size = coverage.width / SIDE;
  const castShadow = shift(blur(coverage, 24 * size), Math.round(30 * size), Math.round(36 * size));
  const nearGround = shift(blur(coverage, 9 * size), Math.round(9 * size), Math.round(12 * size));
  return planeOf(coverage.width, coverage.height, (index) => {
    const cast = 0.33 * withoutTail(valueAt(castShadow, index));
    const contact = 0.2 * withoutTail(valueAt(nearGround, index));
    return 1 - (1 - cast) * (1 - contact);
  });
};

/** Ends the blur at 0 instead of a hardly visible remainder. */
const withoutTail = (value: number): number => Math.max(0, value - 0.03) / 0.97;

/**
 * Rendered shadow of an object that stands on the ground: kept where light from the upper left throws it, softer and fainter
 * with the distance from the object, and gone before the frame of the picture.
 */
export const softenRenderedShadow = (rendered: Plane, coverage: Plane): Plane => {
  const { width, height } = coverage;
  const size = width / SIDE;
  const nearness = blur(coverage, 72 * size);
  // softly, so that the end of this region is not an edge in the shadow of several pieces
  const thrown = blur(shadowSide(coverage, Math.round(220 * size)), 24 * size);
  const lit = planeOf(width, height, (index) => {
    const value = valueAt(rendered, index);
    return value * smoothstep(0.02, 0.12, value) * smoothstep(0.4, 0.95, valueAt(thrown, index));
  });
  const soft = blur(lit, 14 * size);
  return planeOf(width, height, (index) => {
    const near = Math.min(1, 2 * valueAt(nearness, index));
    const crisp = smoothstep(0.6, 1, near);
    const shade = valueAt(lit, index) * crisp + valueAt(soft, index) * (1 - crisp);
    return shade * smoothstep(0, 0.6, near) * fromFrame(index, coverage);
  });
};

/** 0 at the frame of the picture, 1 from a seventh of its side on. */
const fromFrame = (index: number, { width, height }: Plane): number => {
  const [x, y] = [index % width, Math.floor(index / width)];
  return smoothstep(0.025, 0.15, Math.min(x, width - 1 - x, y, height - 1 - y) / width);
};

/** 1 for pixels of the object, and below or to the lower right of it up to a distance in pixels; else 0. */
const shadowSide = (coverage: Plane, distance: number): Plane => {
  const [above, upperLeft] = [distanceToObject(coverage, 0, -1), distanceToObject(coverage, -1, -1)];
  return planeOf(coverage.width, coverage.height, (index) =>
    Math.min(valueAt(above, index), valueAt(upperLeft, index)) < distance ? 1 : 0,
  );
};
