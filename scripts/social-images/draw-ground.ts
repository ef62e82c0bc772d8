import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sharePictureSize } from '../../domain/share-pictures.ts';
import { type Drawn, drawn } from './draw-text.ts';

const { width, height } = sharePictureSize;

/** lapis-800 and lapis-950 (design 2), with a glow behind the product. */
const night = (glowAt: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${glowAt}" cy="${height / 2}" r="${width * 0.72}">
<stop offset="0" stop-color="#1b3397"/><stop offset=".48" stop-color="#13256e"/><stop offset="1" stop-color="#0c1a4d"/>
</radialGradient></defs><rect width="100%" height="100%" fill="url(#glow)"/></svg>`;

/** The dark background with stars; `glowAt` is the product's centre, in pixels from the left. */
export const drawGround = async (marks: string, glowAt: number): Promise<Drawn> => {
  const stars = await readFile(join(marks, 'stars.svg'));
  const ground = sharp(Buffer.from(night(glowAt)));
  return drawn(ground.composite([{ input: stars, tile: true, gravity: 'northwest' }]).removeAlpha());
};
