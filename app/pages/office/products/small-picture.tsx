import type { ProductRow } from '../../../../contract/office/products.ts';
import { CategoryShape } from '../../../parts/category-shape.tsx';
import { Photograph } from '../../../parts/photograph.tsx';

/** A product's main view beside its name, or the drawing that stands in for it. */
export const SmallPicture = ({ product }: { product: Pick<ProductRow, 'picture' | 'category'> }) => (
  <span className="grid place-items-center size-12 shrink-0 bg-glaze" aria-hidden="true">
    {product.picture === null ? (
      <CategoryShape category={product.category} className="size-8 text-lapis-300" stroke={1} />
    ) : (
      <Photograph picture={{ path: product.picture, alt: '' }} sizes="48px" className="size-12 object-contain" />
    )}
  </span>
);
