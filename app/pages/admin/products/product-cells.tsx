import { use } from 'react';
import type { ProductRow } from '../../../../contract/admin/products.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { CategoryIcon } from '../../../components/icons.tsx';
import { Photograph } from '../../../components/photograph.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PositionButtons, ReorderContext } from './position-buttons.tsx';
import { useProductAddress } from './use-product-address.ts';

interface CellProps {
  readonly row: ProductRow;
}

/** Cell with thumbnail and name, linked to the product editor. */
export const ProductCell = ({ row }: CellProps) => {
  const language = useLanguage();
  const { toProduct } = useProductAddress();
  return (
    <span className="flex items-center gap-4 md:min-w-72">
      <ProductThumbnail product={row} />
      <span className="min-w-0">
        <a href={toProduct(row.id)} className="link inline-block py-1 wrap-anywhere">
          <bdi>{row.name[language]}</bdi>
        </a>
        <span className="flex flex-wrap items-baseline gap-x-3 text-mist font-normal">
          <bdi className="min-w-0 wrap-anywhere">{row.subtitle[language]}</bdi>
          <ProductBadges product={row} />
        </span>
      </span>
    </span>
  );
};

export const CategoryCell = ({ category }: Pick<ProductRow, 'category'>) =>
  useMessages('common').catalogue.categories[category];

/** Position of the product, with buttons to move it. */
export const PositionCell = ({ row }: CellProps) => {
  const moving = use(ReorderContext);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="num min-w-7">{formatNumber(row.position, useLanguage())}</span>
      {moving && <PositionButtons row={row} isBusy={moving.isBusy} onMove={(way) => void moving.move(row, way)} />}
    </span>
  );
};

/** Main view of a product, or the placeholder drawing. */
const ProductThumbnail = ({ product }: { product: Pick<ProductRow, 'picture' | 'category'> }) => (
  <span className="grid place-items-center size-12 shrink-0 bg-glaze" aria-hidden="true">
    {product.picture === null ? (
      <CategoryIcon category={product.category} className="size-8 text-lapis-300" stroke={1} />
    ) : (
      <Photograph picture={{ path: product.picture, alt: '' }} sizes="48px" className="size-12 object-contain" />
    )}
  </span>
);

/** Badges of a product: its own badge, featured, archived. */
export const ProductBadges = ({ product }: { product: Pick<ProductRow, 'badge' | 'isFeatured' | 'isArchived'> }) => {
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
  const { badge, isFeatured, isArchived } = product;
  if (!badge && !isFeatured && !isArchived) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-caption font-normal text-mist">
      {isArchived && (
        <span className="inline-flex items-center gap-1">
          <Icon name="archive" className="size-3.5" />
          {products.states.archived}
        </span>
      )}
      {badge && <span>{catalogue.badges[badge]}</span>}
      {isFeatured && <span>{products.featured}</span>}
    </span>
  );
};
