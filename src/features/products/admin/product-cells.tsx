import { use } from 'react';
import { useLocation } from 'react-router';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { ProductRow } from '../products.admin.contract.ts';
import { ProductPrice } from '../ui/product-parts.tsx';
import { ProductThumbnail } from '../ui/product-thumbnail.tsx';
import { PositionButtons, ReorderContext } from './position-buttons.tsx';

interface CellProps {
  readonly row: ProductRow;
}

/** Cell with thumbnail and name, linked to the product editor. */
export const ProductCell = ({ row }: CellProps) => {
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <span className="flex items-center gap-4 md:min-w-72">
      <ProductThumbnail product={row} />
      <span className="min-w-0">
        <a href={`/admin/products/${row.id}${search}`} className="link inline-block py-1 wrap-anywhere">
          <bdi>{textIn(row.name, language)}</bdi>
        </a>
        <span className="flex flex-wrap items-baseline gap-x-3 text-mist font-normal">
          <bdi className="min-w-0 wrap-anywhere">{textIn(row.subtitle, language)}</bdi>
          <ProductBadges product={row} />
        </span>
      </span>
    </span>
  );
};

export const CategoryCell = ({ category }: Pick<ProductRow, 'category'>) =>
  useMessages('common').catalogue.categories[category];

/** Price, and the dates of the sale. */
export const PriceCell = ({ row }: CellProps) => {
  const { sale } = useMessages('admin').products;
  const language = useLanguage();
  const { plannedSalePrice, saleStartsAt, saleEndsAt } = row;
  // in a narrow cell the line breaks only between the dates
  const format = (instant: string | null) =>
    instant && formatMoment(new Date(instant), language).replaceAll(' ', '\u00a0');
  const [from, until] = [format(saleStartsAt), format(saleEndsAt)];
  const describeSale = (): string | null => {
    if (plannedSalePrice === null || from === null) return until && sale.until({ until });
    const price = formatMoney(plannedSalePrice, language);
    return until === null ? sale.from({ price, from }) : sale.between({ price, from, until });
  };
  const description = describeSale();
  return (
    <>
      <ProductPrice product={row} className="" />
      {description && <p className="text-caption font-normal text-mist num">{description}</p>}
    </>
  );
};

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
