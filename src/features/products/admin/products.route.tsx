import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { anyText, listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { formatNumber, formatPercent } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { categories } from '../product-attributes.ts';
import { productSorts, productStates } from '../product-list.ts';
import type { ProductRow } from '../products.admin.contract.ts';
import { StockCell } from '../ui/stock-cell.tsx';
import { DemonstrationNotice } from './demonstration-notice.tsx';
import { type MoveDirection, positionButtonId, ReorderContext } from './position-buttons.tsx';
import { CategoryCell, PositionCell, PriceCell, ProductCell } from './product-cells.tsx';
import { ProductFilters } from './product-filters.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader(
  { q: anyText, category: oneOf(categories), state: oneOf(productStates), sort: oneOf(productSorts) },
  ({ products }, { sort = 'position', ...query }, { language, signal }) =>
    products.list({ ...query, sort, language }, { signal }),
);

/** List of all products, archived ones last, with search, filters, sort order and reordering. */
export default function Products() {
  const { products } = useMessages('admin');
  const { search } = useLocation();
  const list = useAdminList<typeof clientLoader>();
  const { get } = useListUrl();
  const hasFilters = ['q', 'category', 'state'].some((name) => get(name) !== undefined);
  const isSortedByPosition = (get('sort') ?? 'position') === 'position';
  return (
    <>
      <SectionHeader title={products.title} counted={list.page}>
        <a href="/admin/products/import" className="btn btn-sm btn-line">
          <Icon name="upload" className="size-[18px]" />
          {products.import.action}
        </a>
        <RequirePermission permission="catalogue.write">
          <a href="/admin/products/grid" className="btn btn-sm btn-line">
            <Icon name="table" className="size-[18px]" />
            {products.grid.action}
          </a>
          <a href={`/admin/products/new${search}`} className="btn btn-sm btn-primary">
            <Icon name="plus" className="size-[18px]" />
            {products.create}
          </a>
        </RequirePermission>
      </SectionHeader>
      <RequirePermission permission="catalogue.write">
        <DemonstrationNotice onRemoved={list.reload} />
      </RequirePermission>
      {list.page && <DiscountClaim percent={list.page.greatestDiscountPercent} />}
      <ProductFilters />
      <ListLayout list={list} hasFilters={hasFilters} isNewestFirst={false}>
        {(rows) => <ProductTable rows={rows} isSortedByPosition={isSortedByPosition} onMoved={list.reload} />}
      </ListLayout>
    </>
  );
}

/** States whether the shop advertises a discount, and the reason if not (decision 32). */
const DiscountClaim = ({ percent }: { percent: number }) => {
  const { products } = useMessages('admin');
  const language = useLanguage();
  return (
    <p className="pb-5 text-mist num">
      {percent > 0 ? products.claim({ percent: formatPercent(percent / 100, language) }) : products.noClaim}
    </p>
  );
};

interface ProductTableProps {
  readonly rows: readonly ProductRow[];
  /** Whether the rows are sorted by position and may be moved. */
  readonly isSortedByPosition: boolean;
  readonly onMoved: () => void;
}

/** Table of products; the name links to the editor. */
const ProductTable = ({ rows, isSortedByPosition, onMoved }: ProductTableProps) => {
  const { products } = useMessages('admin');
  const moving = useReorderProduct(rows, onMoved);
  const { may } = useAdminContext();
  const columns = names.map((id) => ({ id, label: products.columns[id], cell: cells[id] }));
  return (
    <ReorderContext value={isSortedByPosition && may('catalogue.write') ? moving : null}>
      <Table label={products.title} columns={columns} rows={rows} />
    </ReorderContext>
  );
};

const names = ['product', 'category', 'price', 'stock', 'place'] as const;

const cells: Record<(typeof names)[number], (row: ProductRow) => ReactNode> = {
  product: (row) => <ProductCell row={row} />,
  category: (row) => <CategoryCell category={row.category} />,
  price: (row) => <PriceCell row={row} />,
  stock: (row) => <StockCell stock={row.stock} />,
  place: (row) => !row.isArchived && <PositionCell row={row} />,
};

/** Swaps a product with its neighbour in the visible list; focus moves with it. */
function useReorderProduct(rows: readonly ProductRow[], onMoved: () => void) {
  const { fail } = useAdminContext();
  const { products } = useMessages('admin');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const focusedId = useRef<string>(undefined);
  useEffect(() => {
    // after the rows are rendered in their new order
    if (focusedId.current !== undefined && rows.length > 0) document.getElementById(focusedId.current)?.focus();
    focusedId.current = undefined;
  }, [rows]);

  const move = async (row: ProductRow, direction: MoveDirection) => {
    const to = neighbourPosition(rows, row, direction);
    if (isBusy || to < 1) return;
    setBusy(true);
    try {
      const admin = await loadAdminClient();
      const { position } = await admin.products.updatePosition({ id: row.id, position: to });
      focusedId.current = positionButtonId(row.id, direction);
      const { title, body } = products.moved({
        name: textIn(row.name, language),
        place: formatNumber(position, language),
      });
      notify({ title, text: body, about: 'admin' });
      onMoved();
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { move, isBusy };
}

/** Position of the neighbour in this list, which may be filtered; at its ends the adjacent position overall. */
const neighbourPosition = (rows: readonly ProductRow[], row: ProductRow, direction: MoveDirection): number => {
  const neighbour = rows[rows.indexOf(row) + (direction === 'up' ? -1 : 1)];
  if (neighbour && !neighbour.isArchived) return neighbour.position;
  return row.position + (direction === 'up' ? -1 : 1);
};
