import { use } from 'react';
import type { ProductRow } from '../../../../contract/office/products.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';
import { MovingContext } from './moving-context.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { ProductSigns } from './product-signs.tsx';
import { SmallPicture } from './small-picture.tsx';
import { useProductAddress } from './use-product-address.ts';

interface CellProps {
  readonly row: ProductRow;
}

/** What the product is, and the way to all that can be changed about it. */
export const ProductCell = ({ row }: CellProps) => {
  const language = useLanguage();
  const { toProduct } = useProductAddress();
  return (
    <span className="flex items-center gap-4 md:min-w-72">
      <SmallPicture product={row} />
      <span className="min-w-0">
        <a href={toProduct(row.id)} className="link inline-block py-1 wrap-anywhere">
          <bdi>{row.name[language]}</bdi>
        </a>
        <span className="flex flex-wrap items-baseline gap-x-3 text-mist font-normal">
          <bdi className="min-w-0 wrap-anywhere">{row.kind[language]}</bdi>
          <ProductSigns product={row} />
        </span>
      </span>
    </span>
  );
};

export const CategoryCell = ({ category }: Pick<ProductRow, 'category'>) => useWords().catalogue.categories[category];

/** Its number on the shelf, and the ways past its neighbours. */
export const PlaceCell = ({ row }: CellProps) => {
  const moving = use(MovingContext);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="num min-w-7">{formatNumber(row.place, useLanguage())}</span>
      {moving && <PlaceButtons row={row} isBusy={moving.isBusy} onMove={(way) => void moving.move(row, way)} />}
    </span>
  );
};
