import { preload } from 'react-dom';
import {
  hasPhoneRenditions,
  type PhotographFormat,
  phoneWidths,
  photographAddress,
  photographWidths,
  webpWidths,
} from '#core/pictures/photographs.ts';

const sourceSet = (path: string, format: PhotographFormat, widths: readonly number[]) =>
  widths.map((width) => `${photographAddress(path, width, format)} ${width}w`).join(', ');

export interface PhotographProps {
  readonly picture: { readonly path: string; readonly alt: string };
  /** Displayed width, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  readonly className?: string;
  /** The main picture of the page: loaded eagerly with high priority, ahead of all other pictures. */
  readonly isFirst?: boolean;
  /** Above the fold: loaded eagerly. */
  readonly isEager?: boolean;
  /** For a zoomable picture: phones get the widths and the quality of wide screens. */
  readonly isEnlarged?: boolean;
  readonly widths?: readonly number[];
}

/** A square photograph in the best format and size for the browser; its space is reserved before it loads. */
export const Photograph = ({
  picture: { path, alt },
  sizes,
  className = '',
  isFirst = false,
  isEager = isFirst,
  isEnlarged = false,
  widths = photographWidths,
}: PhotographProps) => {
  const sources =
    isEager && !isEnlarged && hasPhoneRenditions(path)
      ? [avifSource(path, phoneWidths, '(width < 48rem)'), avifSource(path, widths, '(width >= 48rem)')]
      : [avifSource(path, widths)];
  if (import.meta.env.SSR && isFirst) preloadFirst(path, sources, sizes);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        src={photographAddress(path, 480, 'webp')}
        srcSet={sourceSet(path, 'webp', webpWidths)}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={1200}
        className={className}
        decoding={isFirst ? 'sync' : 'async'}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </picture>
  );
};

const avifSource = (path: string, widths: readonly number[], media?: string) => ({
  type: 'image/avif',
  srcSet: sourceSet(path, 'avif', widths),
  media,
});

/**
 * Preloads the main picture at the start of the document, so that browsers request it before fonts and icons occupy
 * their six connections (decision 72). React writes these links first in the head.
 */
const preloadFirst = (path: string, sources: readonly ReturnType<typeof avifSource>[], imageSizes: string): void => {
  for (const { srcSet: imageSrcSet, ...source } of sources) {
    preload(photographAddress(path, 480, 'avif'), {
      ...source,
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet,
      imageSizes,
    });
  }
};
