import sharp from 'sharp';
import { blur, type Plane, planeOf, smoothstep, valueAt } from './plane.ts';

/** Object and shadow of a cut-out. */
export type SeparatedCutOut = Readonly<{
  width: number;
  height: number;
  /** Colours of the object as 8-bit RGB; they go on beyond its edge, so that no ground shines through there. */
  colours: Uint8Array;
  /** Part of each pixel that the object covers. */
  coverage: Plane;
  /** Opacity of the shadow on the ground, as rendered; it goes on a little behind the object. */
  shadow: Plane;
}>;

/** Opacity from which on a pixel belongs to the object alone; shadows are at most 0.6 opaque. */
const OPAQUE = 0.98;
/** Width of an antialiased edge: pixels farther from the object are ground. */
const EDGE = 3;
/** Part of the side over which the studio fades shadows out towards the frame (`studio/develop.py`). */
const FADE = 0.085;

/** Separates a picture with a transparent background into object and shadow. */
export const separateObject = async (picture: Buffer): Promise<SeparatedCutOut> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opacity = planeOf(width, height, (index) => (data[index * 4 + 3] ?? 0) / 255);
  const object = planeOf(width, height, (index) => (valueAt(opacity, index) >= OPAQUE ? 1 : 0));
  // a deviation of one pixel is three means of three pixels, which reach as far as the edge is wide
  const nearObject = blur(object, EDGE / 3);
  const isGround = planeOf(width, height, (index) => (valueAt(nearObject, index) < 1e-3 ? 1 : 0));
  const [shadow] = spread([opacity], isGround, EDGE);
  const coverage = planeOf(width, height, (index) => {
    if (valueAt(object, index) === 1) return 1;
    if (valueAt(isGround, index) === 1) return 0;
    const behind = valueAt(shadow ?? opacity, index);
    return Math.min(1, Math.max(0, (valueAt(opacity, index) - behind) / (1 - behind)));
  });
  return { width, height, colours: coloursOf(data, object), coverage, shadow: withoutFade(shadow ?? opacity) };
};

/** Continues planes from where `isKnown` is 1 to all other pixels, by the mean of the known ones nearby. */
const spread = (planes: readonly Plane[], isKnown: Plane, deviation: number): Plane[] => {
  const weight = blur(isKnown, deviation);
  return planes.map((plane) => {
    const masked = planeOf(plane.width, plane.height, (index) => valueAt(plane, index) * valueAt(isKnown, index));
    const mean = blur(masked, deviation);
    return planeOf(plane.width, plane.height, (index) =>
      valueAt(isKnown, index) === 1
        ? valueAt(plane, index)
        : valueAt(mean, index) / Math.max(valueAt(weight, index), 1e-4),
    );
  });
};

const coloursOf = (data: Buffer, object: Plane): Uint8Array => {
  const { width, height } = object;
  const channels = [0, 1, 2].map((channel) =>
    planeOf(width, height, (index) => (data[index * 4 + channel] ?? 0) / 255),
  );
  const whole = spread(channels, object, 2);
  return Uint8Array.from({ length: width * height * 3 }, (_, at) =>
    Math.round(255 * Math.min(1, valueAt(whole[at % 3] ?? object, Math.floor(at / 3)))),
  );
};

/** Undoes the studio's fade towards the frame, except in the outermost pixels, where nothing is left to restore. */
const withoutFade = (shadow: Plane): Plane =>
  planeOf(shadow.width, shadow.height, (index) => {
    const { width, height } = shadow;
    const [x, y] = [index % width, Math.floor(index / width)];
    const fromFrame = Math.min(Math.min(x, width - 1 - x) / width, Math.min(y, height - 1 - y) / height);
    return Math.min(0.6, valueAt(shadow, index) / Math.max(0.1, smoothstep(0, FADE, fromFrame)));
  });
