import sharp from 'sharp';
import { whiteOf } from './lift-whites.ts';
import { blur, distanceToObject, filledPart, type Plane, planeOf, valueAt } from './plane.ts';

export type CutOutRules = Readonly<{
  /** Part of the side that the object fills at most, in width and height. */
  fill: number;
  /** Whether the shadow is made from the outline, as for plates seen from above, or kept as rendered. */
  isSeenFromAbove: boolean;
  /** Part of the white glaze that is darker than what counts as its white. */
  whitePart: number;
}>;

/** Measures of a cut-out. */
export type CutOutMeasures = Readonly<{
  /** Larger of the object's width and height, as a part of the picture's side. */
  fill: number;
  /** Highest opacity (0 to 255) of the ground at the upper left of the object, where the light comes from. */
  halo: number;
  /** Highest opacity (0 to 255) in the outermost 4 % of the picture, where no shadow may be cut off. */
  margin: number;
  /** Luminance (0 to 255) of the white glaze; undefined when hardly anything is white. */
  white: number | undefined;
}>;

/** Limits of a master (design 6: whites between 93 and 97 %, 237 to 247 of 255). */
const limits = { halo: 12, margin: 2, darkest: 243, brightest: 248, fillTolerance: 0.003 };

/** A shadow farther away belongs to no object. Part of the picture's side. */
const REACH = 0.18;
/** Outermost part of the side that stays clear. */
const MARGIN = 0.04;
/** Side in pixels at which pictures are measured: everything that a person notices at once is larger than a pixel of it. */
const SIDE = 400;
/** Pixels of this size around an object that its antialiased edge may cover. */
const EDGE = 3;

/** Names of the measures that break the rules of a cut-out. */
export const faultsOf = (
  { fill, halo, margin, white }: CutOutMeasures,
  rules: Pick<CutOutRules, 'fill'>,
): (keyof CutOutMeasures)[] => {
  const isWithin: Record<keyof CutOutMeasures, boolean> = {
    fill: fill <= rules.fill + limits.fillTolerance,
    halo: halo <= limits.halo,
    margin: margin <= limits.margin,
    white: white === undefined || (white >= limits.darkest && white <= limits.brightest),
  };
  return (['fill', 'halo', 'margin', 'white'] as const).filter((measure) => !isWithin[measure]);
};

/** Measures a picture with a transparent background. */
export const measureCutOut = async (
  picture: Buffer,
  { whitePart }: Pick<CutOutRules, 'whitePart'>,
): Promise<CutOutMeasures> => {
  const { data, info } = await sharp(picture).resize(SIDE).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opacityAt = (index: number) => data[index * 4 + 3] ?? 0;
  const object = planeOf(width, height, (index) => (opacityAt(index) >= 250 ? 1 : 0));
  const isLit = litGround(object);
  let [halo, margin] = [0, 0];
  for (let index = 0; index < width * height; index += 1) {
    const opacity = opacityAt(index);
    if (valueAt(isLit, index) === 1) halo = Math.max(halo, opacity);
    const [x, y] = [index % width, Math.floor(index / width)];
    if (Math.min(x, width - 1 - x, y, height - 1 - y) < MARGIN * width) margin = Math.max(margin, opacity);
  }
  const colours = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  return {
    fill: filledPart(object),
    halo,
    margin,
    white: whiteOf(colours, whitePart, (pixel) => valueAt(object, pixel) === 1),
  };
};

/** 1 for ground that has an object to the right and below, and none to the left, above or at the upper left. */
const litGround = (object: Plane): Plane => {
  const { width, height } = object;
  const near = blur(object, EDGE / 3);
  const [right, below] = [distanceToObject(object, 1, 0), distanceToObject(object, 0, 1)];
  const [left, above] = [distanceToObject(object, -1, 0), distanceToObject(object, 0, -1)];
  const upperLeft = distanceToObject(object, -1, -1);
  return planeOf(width, height, (index) => {
    const isUpperLeft = Math.max(valueAt(right, index), valueAt(below, index)) < REACH * width;
    const isElsewhere =
      Math.min(valueAt(left, index), valueAt(above, index), valueAt(upperLeft, index)) < Number.POSITIVE_INFINITY;
    return isUpperLeft && !isElsewhere && valueAt(near, index) < 1e-3 ? 1 : 0;
  });
};
