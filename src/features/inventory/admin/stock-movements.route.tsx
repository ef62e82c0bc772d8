import { useAdminContext } from '#core/admin/admin-context.ts';
import { anyText, listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { BreakableEmail } from '#core/admin/breakable-email.tsx';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { directionOf } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import { stockReasons } from '#features/products/stock-movement.ts';
import type { StockMovement } from '../inventory.admin.contract.ts';

preloadMessages('admin');

export const clientLoader = listLoader(
  { product: anyText, reason: oneOf(stockReasons) },
  ({ stock }, query, { language, signal }) => stock.movements({ ...query, language }, { signal }),
);

/** Movements of stock, newest first: of all products, or of the one in the URL. */
export default function StockMovements() {
  const { stock, products } = useMessages('admin');
  const product = useListUrl().get('product');
  const list = useAdminList<typeof clientLoader>();
  const columns = useMovementColumns();
  const currentProduct = list.page?.product;
  return (
    <>
      <SectionHeader title={stock.title} counted={list.page} formatCount={stock.counted}>
        <RequirePermission permission="catalogue.write">
          {/* a separate document, because only that page may use the camera */}
          <a href="/admin/stock/count" data-whole className="btn btn-sm btn-primary">
            <Icon name="scan-line" className="size-[18px]" />
            {stock.count.action}
          </a>
        </RequirePermission>
      </SectionHeader>
      {product === undefined ? (
        <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{stock.intro}</p>
      ) : (
        currentProduct && (
          <p className="-mt-3 pb-5 flex flex-wrap items-center gap-x-5 text-base">
            <bdi className="font-medium num">
              {stock.ofProduct({ name: currentProduct.name, stock: products.stock(currentProduct.stock) })}
            </bdi>
            <a href={`/admin/products/${currentProduct.id}`} className="link inline-flex items-center min-h-11">
              {stock.edit}
            </a>
            <a href="/admin/stock" className="link inline-flex items-center min-h-11">
              {stock.allProducts}
            </a>
          </p>
        )
      )}
      <FilterPanel>
        <FilterSelect
          label={stock.reason}
          name="reason"
          everything={stock.allReasons}
          values={stockReasons}
          format={(value) => stock.reasons[value]}
        />
      </FilterPanel>
      <ListLayout list={list}>{(rows) => <Table label={stock.title} columns={columns} rows={rows} />}</ListLayout>
    </>
  );
}

/** Columns of the movements. */
function useMovementColumns(): readonly Column<StockMovement>[] {
  const { stock } = useMessages('admin');
  const language = useLanguage();
  const { columns } = stock;
  return [
    {
      id: 'product',
      label: columns.product,
      cell: ({ product }) => (
        <a href={`/admin/stock?product=${product.id}`} className="link inline-block py-1 wrap-anywhere md:min-w-44">
          <bdi>{product.name}</bdi>
        </a>
      ),
    },
    {
      id: 'quantity',
      label: columns.quantity,
      isEnd: true,
      cell: ({ quantity }) => (
        <bdi dir={directionOf(language)} className={`num font-medium ${quantity < 0 ? 'text-carnelian-700' : ''}`}>
          {signed(quantity, language)}
        </bdi>
      ),
    },
    {
      id: 'stock',
      label: columns.stock,
      isEnd: true,
      cell: (movement) => <span className="num">{formatNumber(movement.stock, language)}</span>,
    },
    {
      id: 'reason',
      label: columns.reason,
      cell: ({ reason, orderNumber }) => (
        <>
          <span className="block">{stock.reasons[reason]}</span>
          {orderNumber !== null && <MovementOrder orderNumber={orderNumber} />}
        </>
      ),
    },
    { id: 'by', label: columns.by, cell: ({ by }) => <BreakableEmail email={by ?? stock.shop} /> },
    {
      id: 'when',
      label: columns.when,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="text-mist md:whitespace-nowrap num">
          {formatMoment(new Date(createdAt), language)}
        </time>
      ),
    },
  ];
}

/** Order of a movement, with a link if the role may open it. */
const MovementOrder = ({ orderNumber }: { orderNumber: string }) => {
  const number = <OrderNumber number={orderNumber} />;
  if (!useAdminContext().may('orders.read')) {
    return <span className="block text-caption text-mist wrap-anywhere">{number}</span>;
  }
  return (
    <a href={orderPath(orderNumber)} className="link inline-block py-1 text-caption wrap-anywhere">
      {number}
    </a>
  );
};

/** Formats "+3", "−2", "0"; in Arabic the sign is to the right of the number (decision 65). */
const signed = (quantity: number, language: Parameters<typeof formatNumber>[1]): string => {
  const amount = formatNumber(Math.abs(quantity), language);
  if (quantity === 0) return amount;
  return `${quantity > 0 ? '+' : '−'}${amount}`;
};
