import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { escapeXml } from '#core/text/escape-xml.ts';

/** A raw layer of a picture with its size in pixels. */
export type Drawn = Readonly<{ layer: Readonly<{ input: Buffer; raw: CreateRaw }>; width: number; height: number }>;

/** Converts sharp's output to a layer. */
export const drawn = async (picture: Sharp): Promise<Drawn> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { layer: { input: data, raw: { width, height, channels } }, width, height };
};

export type Lettering = Readonly<{
  family: string;
  /** In pixels. */
  size: number;
  /** Line height, as a multiple of the font's default. */
  leading: number;
  colour: string;
  /** Lines break at this width, in pixels. */
  width: number;
}>;

/**
 * Draws text with its script's joining and direction, aligned to its start side. Lines get similar lengths: the narrowest width
 * without an additional line.
 */
export const drawText = async (text: string, lettering: Lettering): Promise<Drawn> => {
  const widest = await drawAt(text, lettering, lettering.width);
  let best = widest;
  let [tooNarrow, enough] = [widest.width / 2, widest.width];
  while (enough - tooNarrow > 16) {
    const width = Math.ceil((tooNarrow + enough) / 2);
    const narrower = await drawAt(text, lettering, width);
    const isAsGood = narrower.width <= width && narrower.height <= widest.height + lettering.size / 2;
    if (isAsGood) [best, enough] = [narrower, width];
    else tooNarrow = width;
  }
  return best;
};

const drawAt = (text: string, { family, size, leading, colour }: Lettering, width: number): Promise<Drawn> =>
  drawn(
    sharp({
      text: {
        text: `<span foreground="${colour}" line_height="${leading}">${escapeXml(text)}</span>`,
        font: `${family} ${size}`,
        width,
        // at this density a point is a pixel
        dpi: 72,
        align: 'left',
        wrap: 'word',
        rgba: true,
      },
    }),
  );
