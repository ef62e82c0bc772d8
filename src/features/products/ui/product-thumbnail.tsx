import { Photograph } from '#core/ui/photograph.tsx';
import type { ProductRow } from '../products.admin.contract.ts';
import { CategoryIcon } from './category-icon.tsx';

/** Main view of a product, or the placeholder drawing. */
export const ProductThumbnail = ({ product }: { product: Pick<ProductRow, 'picture' | 'category'> }) => (
  <span className="grid place-items-center size-12 shrink-0 bg-glaze" aria-hidden="true">
    {product.picture === null ? (
      <CategoryIcon category={product.category} className="size-8 text-lapis-300" stroke={1} />
    ) : (
      <Photograph picture={{ path: product.picture, alt: '' }} sizes="48px" className="size-12 object-contain" />
    )}
  </span>
);
