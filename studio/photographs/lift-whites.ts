import { smoothstep } from './plane.ts';

/** Luminance of glazed white porcelain in the shop: 96 % (design brief 6: 93 to 97 %). */
export const WHITE = 246;
/** Below this luminance nothing changes: dark glazes, tea, lettering. */
const UNCHANGED = 120;
/** The brightest reflections stay just below white. */
const BRIGHTEST = 253;
/** Differences between the channels of white glaze; pigments have more. */
const [NEUTRAL, COLOURED] = [14, 60];
/** Part of the picture that must be white for its whites to be measured; black pieces have less. */
const MIN_WHITE = 0.03;

type Colours = ArrayLike<number>;

/** Luminance of an sRGB colour, 0 to 255. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * Luminance below which a part of the white glaze lies: half of a plate is its well, and of a cup nine tenths are darker than its lit
 * side. `isObject` names the pixels that count. Undefined when hardly anything is white.
 */
export const whiteOf = (colours: Colours, part: number, isObject: (pixel: number) => boolean): number | undefined => {
  const pixels = colours.length / 3;
  const counts = new Uint32Array(256);
  let whites = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    if (!isObject(pixel)) continue;
    const [red = 0, green = 0, blue = 0] = [colours[pixel * 3], colours[pixel * 3 + 1], colours[pixel * 3 + 2]];
    if (Math.min(red, green, blue) <= 200 || Math.max(red, green, blue) - Math.min(red, green, blue) >= 16) continue;
    const luminance = Math.round(luminanceOf(red, green, blue));
    counts[luminance] = (counts[luminance] ?? 0) + 1;
    whites += 1;
  }
  if (whites < MIN_WHITE * pixels) return undefined;
  let pixelCount = 0;
  return counts.findIndex((count) => {
    pixelCount += count;
    return pixelCount >= part * whites;
  });
};

/** Lifts the white glaze from `white` to the white of the shop: shading keeps its steps, reflections and pigments their colours. */
export const liftWhites = (colours: Colours, white: number): Uint8Array => {
  const lifted = Uint8Array.from(colours);
  for (let at = 0; at < lifted.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [colours[at], colours[at + 1], colours[at + 2]];
    const luminance = luminanceOf(red, green, blue);
    if (luminance <= UNCHANGED) continue;
    const neutral = 1 - smoothstep(NEUTRAL, COLOURED, Math.max(red, green, blue) - Math.min(red, green, blue));
    const factor = 1 + neutral * (curve(luminance, white) / luminance - 1);
    for (const [channel, value] of [red, green, blue].entries()) {
      lifted[at + channel] = Math.min(255, Math.round(value * factor));
    }
  }
  return lifted;
};

/** Two lines through the white, joined softly: steeper below it, flatter above. */
const curve = (luminance: number, white: number): number => {
  const below = UNCHANGED + ((luminance - UNCHANGED) * (WHITE - UNCHANGED)) / (white - UNCHANGED);
  const above = WHITE + ((luminance - white) * (BRIGHTEST - WHITE)) / (255 - white);
  const part = smoothstep(white - 6, white + 6, luminance);
  return below * (1 - part) + above * part;
};
