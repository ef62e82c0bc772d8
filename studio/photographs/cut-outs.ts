import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { photographs } from '#features/products/starter-catalogue/photographs.ts';
import { sceneImages } from '#features/products/starter-catalogue/scene-images.ts';
import type { CutOutRules } from './measure-cut-out.ts';

/** A master with a transparent background; `path` is below `starter-catalogue/photographs`, without `.webp`. */
export type CutOut = CutOutRules & Readonly<{ path: string }>;

/** Scenes with a plate seen from above. */
const platesFromAbove: readonly string[] = ['plate-back', 'empty-plate'];
/** The sale is lettered into this plate at its size (`src/features/storefront/pages/home/hero.tsx`), and no shadow shows on the night blue behind it. */
const unprocessed: readonly string[] = ['hero-plate'];
/** Bowls are seen from higher up than cups and cast the longest shadow. */
const bowlFill = 0.7;
const defaultFill = 0.78;

/** Half of a plate's white is its well; on other pieces, a tenth of the white is the lit side. */
const fromAbove: CutOutRules = { fill: defaultFill, isSeenFromAbove: true, whitePart: 0.5 };
const sideViewRules: CutOutRules = { fill: defaultFill, isSeenFromAbove: false, whitePart: 0.9 };

const plates = new Set(catalogue.filter(({ category }) => category === 'plates').map(({ id }) => id));

/** Every cut-out of the shop that is developed, with its rules. */
export const cutOuts: readonly CutOut[] = [
  ...photographs
    .filter(({ isTransparent }) => isTransparent)
    .map(({ productId, view }) => ({
      path: `${productId}/${view}`,
      ...(plates.has(productId) && view === 1 ? fromAbove : sideViewRules),
    })),
  ...sceneImages
    .filter(({ name, isTransparent }) => isTransparent && !unprocessed.includes(name))
    .map(({ name }) => ({
      path: `scenes/${name}`,
      ...(platesFromAbove.includes(name) ? fromAbove : { ...sideViewRules, fill: bowlFill }),
    })),
];
