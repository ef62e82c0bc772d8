import type { Bilingual } from '../domain/language.ts';
import { alternativeText } from './alternative-text.ts';
import { catalogue } from './catalogue.ts';
import { pictureViews, type View } from './picture-views.ts';

/** One photograph of a product. Its master lies in `catalogue/photographs/<productId>/<view>.webp`. */
type Photograph = Readonly<{
  productId: string;
  view: View;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /** Stands free with a soft shadow on a transparent ground; otherwise the picture fills its frame. */
  isTransparent: boolean;
  alt: Bilingual;
}>;

const masterSize = 1200;
const cutOuts: readonly View[] = [1, 2];

/** Every photograph, in list order, then by view: four of each product. */
export const photographs: readonly Photograph[] = catalogue.flatMap((product) =>
  pictureViews.map((view) => ({
    productId: product.id,
    view,
    width: masterSize,
    height: masterSize,
    isTransparent: cutOuts.includes(view),
    alt: alternativeText(product, view),
  })),
);

/** The photographs of one product by view; empty when we sell none of that id. */
export const photographsOf = (productId: string): readonly Photograph[] =>
  photographs.filter((photograph) => photograph.productId === productId);
