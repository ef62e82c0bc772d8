import type { ReactNode } from 'react';
import type { ProductRow } from '../../../../contract/office/products.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { ProductPrice } from '../../../parts/product-price.tsx';
import { Table } from '../list/table.tsx';
import { MovingContext } from './moving-context.ts';
import { CategoryCell, PlaceCell, ProductCell } from './product-cells.tsx';
import { StockCell } from './stock-cell.tsx';
import { useMoveProduct } from './use-move-product.ts';

interface ProductTableProps {
  readonly rows: readonly ProductRow[];
  /** They stand as on the shelf, and may be moved. */
  readonly isInOrder: boolean;
  readonly onMoved: () => void;
}

/** Products line by line; the name leads to all that can be changed. */
export const ProductTable = ({ rows, isInOrder, onMoved }: ProductTableProps) => {
  const { frame, products } = useOfficeWords();
  const moving = useMoveProduct(rows, onMoved);
  const columns = names.map((id) => ({ id, label: products.columns[id], cell: cells[id] }));
  return (
    <MovingContext value={isInOrder ? moving : null}>
      <Table label={frame.tabs.products} columns={columns} rows={rows} />
    </MovingContext>
  );
};

const names = ['product', 'category', 'price', 'stock', 'place'] as const;

const cells: Record<(typeof names)[number], (row: ProductRow) => ReactNode> = {
  product: (row) => <ProductCell row={row} />,
  category: (row) => <CategoryCell category={row.category} />,
  price: (row) => <ProductPrice product={row} className="" />,
  stock: (row) => <StockCell stock={row.stock} />,
  place: (row) => !row.isArchived && <PlaceCell row={row} />,
};
