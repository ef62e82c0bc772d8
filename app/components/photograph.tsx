import type { Picture } from '../../contract/products.ts';
import {
  hasPhoneRenditions,
  type PhotographFormat,
  phoneWidths,
  photographAddress,
  photographWidths,
  webpWidths,
} from '../../domain/photographs.ts';

const sourceSet = (path: string, format: PhotographFormat, widths: readonly number[]) =>
  widths.map((width) => `${photographAddress(path, width, format)} ${width}w`).join(', ');

export interface PhotographProps {
  readonly picture: Pick<Picture, 'path' | 'alt'>;
  /** Displayed width, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  readonly className?: string;
  /** The main picture of the page: loaded eagerly with high priority, ahead of all other pictures. */
  readonly isFirst?: boolean;
  /** Above the fold: loaded eagerly. */
  readonly isEager?: boolean;
  readonly widths?: readonly number[];
}

/** A square photograph in the best format and size for the browser; its space is reserved before it loads. */
export const Photograph = ({
  picture,
  sizes,
  className = '',
  isFirst = false,
  isEager = isFirst,
  widths = photographWidths,
}: PhotographProps) => (
  <picture>
    {isEager && hasPhoneRenditions(picture.path) && (
      <source
        type="image/avif"
        media="(width < 48rem)"
        srcSet={sourceSet(picture.path, 'avif', phoneWidths)}
        sizes={sizes}
      />
    )}
    <source type="image/avif" srcSet={sourceSet(picture.path, 'avif', widths)} sizes={sizes} />
    <img
      src={photographAddress(picture.path, 480, 'webp')}
      srcSet={sourceSet(picture.path, 'webp', webpWidths)}
      sizes={sizes}
      alt={picture.alt}
      width={1200}
      height={1200}
      className={className}
      decoding={isFirst ? 'sync' : 'async'}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
    />
  </picture>
);
