import type { Bilingual } from '#core/i18n/language.ts';
import { builtInAlternativeText } from '../alternative-text.ts';
import { pictureViews, type View } from '../picture-views.ts';
import { catalogue } from './catalogue.ts';

/** A photograph of a product; its master is `starter-catalogue/photographs/<productId>/<view>.webp`. */
type Photograph = Readonly<{
  productId: string;
  view: View;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /** Whether it is a cut-out with a soft shadow on a transparent background; otherwise it fills its frame. */
  isTransparent: boolean;
  alt: Bilingual;
}>;

const masterSize = 1200;
const cutOuts: readonly View[] = [1, 2];

/** All photographs in list order, then by view: four per product. */
export const photographs: readonly Photograph[] = catalogue.flatMap((product) =>
  pictureViews.map((view) => ({
    productId: product.id,
    view,
    width: masterSize,
    height: masterSize,
    isTransparent: cutOuts.includes(view),
    alt: builtInAlternativeText(product, view),
  })),
);

/** Returns the photographs of a product by view; empty for an unknown id. */
export const photographsOf = (productId: string): readonly Photograph[] =>
  photographs.filter((photograph) => photograph.productId === productId);
