import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { developCutOut } from './develop-cut-out.ts';
import { type CutOutRules, faultsOf, measureCutOut } from './measure-cut-out.ts';

const side = 400;
const fromAbove: CutOutRules = { fill: 0.78, isSeenFromAbove: true, whitePart: 0.5 };
const sideViewRules: CutOutRules = { fill: 0.78, isSeenFromAbove: false, whitePart: 0.9 };

type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** Encodes a picture whose pixels are given by their place, from -1 to 1 in both directions around the middle. */
const paint = (pixelAt: (x: number, y: number) => Rgba): Promise<Buffer> => {
  const pixels = Uint8Array.from({ length: side * side * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    const [x, y] = [((pixel % side) * 2) / side - 1, (Math.floor(pixel / side) * 2) / side - 1];
    return pixelAt(x, y)[at % 4] ?? 0;
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
};

const white: Rgba = [236, 236, 236, 255];
const cobalt: Rgba = [0x15, 0x30, 0x8f, 255];
const shadowOf = (opacity: number): Rgba => [14, 28, 84, opacity];

/** A white plate with a cobalt middle, 84 % of the side wide, between two shadows that reach the frame. */
const plate = () =>
  paint((x, y) => {
    const radius = Math.hypot(x, y);
    if (radius < 0.2) return cobalt;
    if (radius < 0.84) return white;
    return shadowOf(x + y < 0 ? 30 : 75);
  });

/** A white bowl whose shadow is cut off by the right side of the picture; a fainter one stands at the left. */
const bowl = () =>
  paint((x, y) => {
    if (Math.hypot(x / 0.7, y / 0.5) < 1) return white;
    if (x < -0.5) return shadowOf(25);
    return shadowOf(y < 0 || y > 0.8 ? 0 : 90);
  });

/** A bowl of which more than half is in shade. */
const shadedBowl = () =>
  paint((x, y) => {
    if (Math.hypot(x / 0.7, y / 0.5) >= 1) return shadowOf(0);
    const glaze = x < -0.5 ? 225 : x < -0.1 ? 215 : 190;
    return [glaze, glaze, glaze, 255];
  });

const pixelOf = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  const at = (Math.round(((y + 1) / 2) * side) * side + Math.round(((x + 1) / 2) * side)) * 4;
  return [...pixels.subarray(at, at + 4)];
};

describe('developing a cut-out', () => {
  let plateMaster: Buffer;
  let bowlMaster: Buffer;
  beforeAll(async () => {
    plateMaster = await developCutOut(await plate(), fromAbove);
    bowlMaster = await developCutOut(await bowl(), sideViewRules);
  });

  test.each([
    { name: 'a plate seen from above', rules: fromAbove, faults: ['fill', 'halo', 'margin', 'white'] },
    { name: 'a standing piece', rules: sideViewRules, faults: ['halo', 'margin', 'white'] },
  ])('removes all faults of $name', async ({ rules, faults }) => {
    const rendered = await (rules === sideViewRules ? bowl() : plate());
    expect(faultsOf(await measureCutOut(rendered, rules), rules)).toEqual(faults);
    const master = rules === sideViewRules ? bowlMaster : plateMaster;
    expect(faultsOf(await measureCutOut(master, rules), rules)).toEqual([]);
    const { width, height, hasAlpha } = await sharp(master).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: side, height: side, hasAlpha: true });
  });

  test('throws the shadow of a plate to the lower right, fainter with the distance', async () => {
    const lowerRight = await Promise.all(
      [0.56, 0.58, 0.6, 0.62, 0.64, 0.66].map(async (at) => (await pixelOf(plateMaster, at, at))[3] ?? 0),
    );
    expect(lowerRight[0]).toBeGreaterThan(60);
    expect(lowerRight).toEqual(lowerRight.toSorted((one, other) => other - one));
    expect(lowerRight.at(-1)).toBeLessThan(10);
    expect((await pixelOf(plateMaster, -0.58, -0.58))[3]).toBe(0);
  });

  test('keeps the rendered shadow below a standing piece', async () => {
    expect((await pixelOf(bowlMaster, 0, 0.54))[3]).toBeGreaterThan(60);
  });

  test('lifts whites again when shaded glaze that was lifted counts as white too', async () => {
    const master = await developCutOut(await shadedBowl(), sideViewRules);
    expect(faultsOf(await measureCutOut(master, sideViewRules), sideViewRules)).toEqual([]);
  });

  test('lifts white glaze and leaves pigments as they are', async () => {
    const [red = 0, green = 0, blue = 0] = await pixelOf(plateMaster, 0, 0);
    for (const [channel, expected] of [
      [red, cobalt[0]],
      [green, cobalt[1]],
      [blue, cobalt[2]],
    ] as const) {
      expect(Math.abs(channel - expected)).toBeLessThanOrEqual(4);
    }
    expect((await pixelOf(plateMaster, 0.4, 0.4))[0]).toBe(246);
  });
});
