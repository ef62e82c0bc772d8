import sharp, { type Sharp } from 'sharp';
import { liftWhites, WHITE } from './lift-whites.ts';
import { type CutOutRules, measureCutOut } from './measure-cut-out.ts';
import { filledPart, type Plane, planeOf, valueAt } from './plane.ts';
import { type SeparatedCutOut, separateObject } from './separate-object.ts';
import { shadowFromOutline, softenRenderedShadow } from './shadows.ts';

/** Colour of shadows: lapis 950. */
const TINT = [0x0e, 0x1c, 0x54] as const;
const MAX_LIFTS = 3;
/** Maximum size of a master in bytes, with some room (`src/features/products/starter-catalogue/photographs.test.ts`). */
const MAX_BYTES = 245_000;

/**
 * Develops a rendered cut-out into a master of the same size: one shadow at the lower right that ends before the margin, the object
 * with air around it, and the whites of the shop. Returns a WebP with transparency.
 */
export const developCutOut = async (picture: Buffer, rules: CutOutRules): Promise<Buffer> => {
  const { fill, isSeenFromAbove } = rules;
  const rendered = await separateObject(picture);
  const placed = await scaleObject(rendered, Math.min(1, fill / filledPart(rendered.coverage)));
  const { coverage } = placed;
  const shadow = isSeenFromAbove ? shadowFromOutline(coverage) : softenRenderedShadow(placed.shadow, coverage);
  return encodeWithWhites({ ...placed, shadow }, rules);
};

/**
 * Encodes a cut-out with the whites of the shop. They are measured in what is encoded: there, narrow white between pigments has some of
 * their colour and counts no longer, and shaded glaze that was lifted counts too, so one lift may be too little.
 */
const encodeWithWhites = async (cutOut: SeparatedCutOut, rules: CutOutRules): Promise<Buffer> => {
  let { colours } = cutOut;
  for (let lifts = 0; ; lifts += 1) {
    const master = await encode(compose({ ...cutOut, colours }));
    const { white } = await measureCutOut(master, rules);
    if (white === undefined || white >= WHITE - 1 || lifts === MAX_LIFTS) return master;
    colours = liftWhites(colours, white);
  }
};

/** Scales object and shadow about the middle of the picture; the picture keeps its size. */
const scaleObject = async (cutOut: SeparatedCutOut, factor: number): Promise<SeparatedCutOut> => {
  if (factor === 1) return cutOut;
  const { width, height } = cutOut;
  const resized = async (raw: Uint8Array, channels: 1 | 3) => {
    const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
    const [left, top] = [Math.floor((width - size.width) / 2), Math.floor((height - size.height) / 2)];
    return sharp(raw, { raw: { width, height, channels } })
      .resize(size)
      .extend({
        left,
        top,
        right: width - size.width - left,
        bottom: height - size.height - top,
        background: '#000',
      })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer();
  };
  const resizedPlane = async ({ values }: Plane): Promise<Plane> => {
    const bytes = await resized(
      Uint8Array.from(values, (value) => Math.round(value * 255)),
      1,
    );
    return planeOf(width, height, (index) => (bytes[index] ?? 0) / 255);
  };
  return {
    width,
    height,
    colours: await resized(cutOut.colours, 3),
    coverage: await resizedPlane(cutOut.coverage),
    shadow: await resizedPlane(cutOut.shadow),
  };
};

/** Lays the object over its shadow: 8-bit RGBA with colours that are not multiplied by the opacity. */
const compose = ({ width, height, colours, coverage, shadow }: SeparatedCutOut): Sharp => {
  const pixels = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const covered = valueAt(coverage, index);
    const shaded = valueAt(shadow, index) * (1 - covered);
    const opacity = covered + shaded;
    const part = opacity > 0.002 ? covered / opacity : 0;
    for (const [channel, tint] of TINT.entries()) {
      pixels[index * 4 + channel] = Math.round((colours[index * 3 + channel] ?? 0) * part + tint * (1 - part));
    }
    pixels[index * 4 + 3] = Math.round(opacity * 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
};

/** Encodes in the best quality that a master has room for. */
const encode = async (picture: Sharp): Promise<Buffer> => {
  let quality = 88;
  let master = await picture.webp({ quality, alphaQuality: 100, effort: 5 }).toBuffer();
  while (master.length > MAX_BYTES && quality > 70) {
    quality -= 3;
    master = await picture.webp({ quality, alphaQuality: 100, effort: 5 }).toBuffer();
  }
  return master;
};
