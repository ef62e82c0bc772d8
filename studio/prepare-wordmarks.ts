import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { contentLanguages } from '#core/i18n/language.ts';

/**
 * Draws the wordmarks of mails from `src/core/ui/icons/` into `src/core/server/mail/`, which is committed: run it again when a wordmark changes
 * (`node studio/prepare-wordmarks.ts`). The ground is part of the picture, so that a client that inverts colours leaves it legible.
 */
const root = new URL('../', import.meta.url);

/** Height in pixels: twice that of the mail. */
const heights = { ar: 88, en: 40 } as const;

for (const language of contentLanguages) {
  const drawing = await readFile(new URL(`src/core/ui/icons/wordmark-${language}.svg`, root), 'utf8');
  const picture = sharp(Buffer.from(drawing.replaceAll('currentColor', '#fff')))
    .resize({ height: heights[language] })
    .flatten({ background: '#13256e' })
    .png({ compressionLevel: 9, palette: true });
  await writeFile(new URL(`src/core/server/mail/wordmark-${language}.png`, root), await picture.toBuffer());
}
