import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Bilingual, type ContentLanguage, directionOf } from '#core/i18n/language.ts';
import { sharePictureSize } from '#core/pictures/share-pictures.ts';
import { type Drawn, drawn, drawText } from './draw-text.ts';
import type { ShareCard } from './social-image-cards.ts';
import { families } from './social-image-fonts.ts';

/** Increment when a change here alters the pictures: they are then redrawn. */
export const drawingVersion = 4;
/** Drawings in `src/core/ui/icons` that every picture uses. */
export const marksInUse: readonly string[] = ['stars.svg', 'wordmark-ar.svg', 'wordmark-en.svg'];
/** Maximum size of a picture in bytes: chat programs ignore larger ones. */
const maxBytes = 90_000;

const { width, height } = sharePictureSize;
const margin = 72;
const tileSize = 600;
const tileFromEnd = 8;
const textWidth = 508;
const nameLettering = {
  ar: { family: families.ar.name, size: 70, leading: 0.78, colour: '#ffffff', width: textWidth },
  en: { family: families.en.name, size: 64, leading: 0.95, colour: '#ffffff', width: textWidth },
};
const lineLettering = {
  ar: { family: families.ar.line, size: 32, leading: 1, colour: '#c8d6f5', width: textWidth },
  en: { family: families.en.line, size: 30, leading: 1, colour: '#c8d6f5', width: textWidth },
};
const wordmarkHeight = { ar: 58, en: 28 };
const gap = 28;

/** Parts shared by all pictures of a language. */
export type ShareFrame = Readonly<{ ground: Drawn; wordmark: Drawn }>;

/** Background and wordmark of each language. */
export const drawFrames = async (marks: string): Promise<Bilingual<ShareFrame>> => {
  const frame = async (language: ContentLanguage): Promise<ShareFrame> => ({
    ground: await drawGround(marks, atEnd(language) + tileSize / 2),
    wordmark: await drawWordmark(marks, language),
  });
  return { ar: await frame('ar'), en: await frame('en') };
};

/** A share picture as JPEG: the product at the inline end; wordmark, name and line at the inline start. */
export const drawSharePicture = async (
  { ground, wordmark }: ShareFrame,
  { language, name, line, cutOut }: ShareCard,
): Promise<Buffer> => {
  const title = await drawText(name, nameLettering[language]);
  const subtitle = await drawText(line, lineLettering[language]);
  const item = await drawn(sharp(cutOut).resize(tileSize, tileSize));
  const below = margin + wordmark.height;
  const textTop = below + Math.round((height - margin - below - title.height - gap - subtitle.height) / 2) + gap;
  const picture = await drawn(
    sharp(ground.layer.input, { raw: ground.layer.raw }).composite([
      { ...item.layer, left: atEnd(language), top: (height - tileSize) / 2 },
      { ...wordmark.layer, left: atStart(language, wordmark), top: margin },
      { ...title.layer, left: atStart(language, title), top: textTop },
      { ...subtitle.layer, left: atStart(language, subtitle), top: textTop + title.height + gap },
    ]),
  );
  return encode(picture);
};

const atStart = (language: ContentLanguage, item: Drawn): number =>
  directionOf(language) === 'rtl' ? width - margin - item.width : margin;

const atEnd = (language: ContentLanguage): number =>
  directionOf(language) === 'rtl' ? tileFromEnd : width - tileFromEnd - tileSize;

const drawWordmark = async (marks: string, language: ContentLanguage): Promise<Drawn> => {
  const svg = (await readFile(join(marks, `wordmark-${language}.svg`), 'utf8')).replaceAll('currentColor', '#fff');
  return drawn(sharp(Buffer.from(svg)).resize({ height: wordmarkHeight[language] }));
};

/** The best quality within the size limit: rims with fine lines need more bytes. */
const encode = async ({ layer }: Drawn): Promise<Buffer> => {
  for (const quality of [86, 80, 74, 68, 62]) {
    const jpeg = await sharp(layer.input, { raw: layer.raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error(`A share picture weighs more than ${maxBytes} bytes`);
};

/** lapis-800 and lapis-950 (design 2), with a glow behind the product. */
const night = (glowAt: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${glowAt}" cy="${height / 2}" r="${width * 0.72}">
<stop offset="0" stop-color="#1b3397"/><stop offset=".48" stop-color="#13256e"/><stop offset="1" stop-color="#0c1a4d"/>
</radialGradient></defs><rect width="100%" height="100%" fill="url(#glow)"/></svg>`;

/** The dark background with stars; `glowAt` is the product's centre, in pixels from the left. */
const drawGround = async (marks: string, glowAt: number): Promise<Drawn> => {
  const stars = await readFile(join(marks, 'stars.svg'));
  const ground = sharp(Buffer.from(night(glowAt)));
  return drawn(ground.composite([{ input: stars, tile: true, gravity: 'northwest' }]).removeAlpha());
};
