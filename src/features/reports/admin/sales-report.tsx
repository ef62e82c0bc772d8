import { type Column, Table } from '#core/admin/table.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { Governorate } from '#features/shipping/governorates.ts';
import { MAX_REPORT_ROWS, type SalesBreakdown, WELCOME_CODES } from '../report.ts';
import type { SalesReport as Answer } from '../reports.admin.contract.ts';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';

interface SalesReportProps {
  readonly by: SalesBreakdown;
  /** Accessible name of the chart: its figures and period. */
  readonly label: string;
  readonly result: Answer;
}

/** Sales by product, category, governorate, payment method or promo code. */
export const SalesReport = ({ by, label, result }: SalesReportProps) => {
  const { reports: t } = useMessages('admin');
  const language = useLanguage();
  const nameOf = useNames(by);
  const columns = useColumns(by, nameOf);
  return (
    <ReportLayout result={result} empty={t.empty}>
      {({ rows, count, total }) => (
        <>
          <ReportTotals totals={totalsOf(by, total, t.columns)} />
          <ReportChart
            label={`${t.columns.goods}: ${label}`}
            names={rows.map(nameOf)}
            values={rows.map(({ goods }) => goods)}
          />
          {count > rows.length && (
            <p className="pt-6 text-mist">
              {t.more({ visible: formatNumber(MAX_REPORT_ROWS, language), all: formatNumber(count, language) })}
            </p>
          )}
          <div className="pt-6">
            <Table label={label} columns={columns} rows={rows.map((row) => ({ ...row, id: row.key }))} />
          </div>
        </>
      )}
    </ReportLayout>
  );
};

type Row = Answer['rows'][number];

/** Returns the function that names a row of the report. */
function useNames(by: SalesBreakdown): (row: Row) => string {
  const { reports: t } = useMessages('admin');
  const { governorates } = useMessages('governorates');
  const { categories } = useMessages('common').catalogue;
  const named: Readonly<Record<SalesBreakdown, (row: Row) => string>> = {
    product: ({ key, name }) => name ?? key,
    category: ({ key }) => (isKeyOf(categories, key) ? categories[key] : t.noCategory),
    governorate: ({ key }) => governorates[key as Governorate] ?? t.noGovernorate,
    method: ({ key }) => (isKeyOf(t.methods, key) ? t.methods[key] : key),
    promoCode: ({ key }) => (key === WELCOME_CODES ? t.welcomeCodes : key || t.noCode),
  };
  return named[by];
}

const isKeyOf = <Named extends object>(named: Named, key: string): key is keyof Named & string => key in named;

function useColumns(
  by: SalesBreakdown,
  nameOf: (row: Row) => string,
): readonly Column<Row & { readonly id: string }>[] {
  const { columns: t } = useMessages('admin').reports;
  return [
    {
      id: by,
      label: t[by],
      cell: (row) =>
        by === 'product' && row.name !== null ? (
          <a href={`/admin/products/${row.key}`} className="link inline-block py-1">
            <bdi>{nameOf(row)}</bdi>
          </a>
        ) : (
          <bdi className="wrap-anywhere">{nameOf(row)}</bdi>
        ),
    },
    ...(by === 'category'
      ? []
      : [{ id: 'orders', label: t.orders, isEnd: true, cell: ({ orders }: Row) => <Count value={orders ?? 0} /> }]),
    { id: 'quantity', label: t.quantity, isEnd: true, cell: ({ quantity }) => <Count value={quantity} /> },
    ...(by === 'promoCode'
      ? [
          {
            id: 'promoDiscount',
            label: t.promoDiscount,
            isEnd: true,
            cell: ({ promoDiscount }: Row) => <Price amount={promoDiscount} />,
          },
        ]
      : []),
    { id: 'goods', label: t.goods, isEnd: true, cell: ({ goods }) => <Price amount={goods} /> },
    {
      id: 'returnedQuantity',
      label: t.returnedQuantity,
      isEnd: true,
      cell: ({ returnedQuantity }) => <Count value={returnedQuantity} />,
    },
    {
      id: 'returnedGoods',
      label: t.returnedGoods,
      isEnd: true,
      cell: ({ returnedGoods }) => <Price amount={returnedGoods} />,
    },
    {
      id: 'netGoods',
      label: t.netGoods,
      isEnd: true,
      cell: (row) => <Price amount={netOf(row)} className="font-medium" />,
    },
    ...(isOfProducts(by)
      ? []
      : [
          {
            id: 'refunded',
            label: t.refunded,
            isEnd: true,
            cell: ({ refunded }: Row) => <Price amount={refunded} />,
          },
        ]),
  ];
}

/** Net sales: goods less the deductions of the same days, in piastres. */
const netOf = ({ goods, returnedGoods }: Pick<Row, 'goods' | 'returnedGoods'>): number => goods - returnedGoods;

/** Refunds include tax and shipping, so products and categories have none. */
const isOfProducts = (by: SalesBreakdown): boolean => by === 'product' || by === 'category';

const totalsOf = (by: SalesBreakdown, total: Answer['total'], columns: Messages['admin']['reports']['columns']) => [
  { name: columns.orders, value: <Count value={total.orders} /> },
  { name: columns.quantity, value: <Count value={total.quantity} /> },
  { name: columns.goods, value: <Price amount={total.goods} /> },
  { name: columns.returnedQuantity, value: <Count value={total.returnedQuantity} /> },
  { name: columns.returnedGoods, value: <Price amount={total.returnedGoods} /> },
  { name: columns.netGoods, value: <Price amount={netOf(total)} /> },
  ...(by === 'promoCode' ? [{ name: columns.promoDiscount, value: <Price amount={total.promoDiscount} /> }] : []),
  { name: columns.refunded, value: <Price amount={total.refunded} /> },
];
