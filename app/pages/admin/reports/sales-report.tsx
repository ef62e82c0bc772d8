import type { SalesReport as Answer } from '../../../../contract/admin/reports.ts';
import type { Governorate } from '../../../../domain/addresses/governorates.ts';
import { MAX_REPORT_ROWS, type SalesBreakdown, WELCOME_CODES } from '../../../../domain/reports/report.ts';
import type { DayRange } from '../../../../domain/reports/report-period.ts';
import { formatNumber } from '../../../../locales/format.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { type Column, Table } from '../list/table.tsx';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';
import { useReport } from './use-report.ts';

interface SalesReportProps {
  readonly by: SalesBreakdown;
  readonly days: DayRange;
  /** Names the chart: what it shows, and of which days. */
  readonly label: string;
}

/** What was sold, by product, category, governorate, payment method or promo code. */
export const SalesReport = ({ by, days, label }: SalesReportProps) => {
  const { reports: words } = useMessages('admin');
  const language = useLanguage();
  const report = useReport(ask, { by, ...days, language });
  const nameOf = useNames(by);
  const columns = useColumns(by, nameOf);
  return (
    <ReportLayout report={report} isEmpty={({ rows }) => rows.length === 0} empty={words.empty}>
      {({ rows, count, total }) => (
        <>
          <ReportTotals totals={totalsOf(by, total, words.columns)} />
          <ReportChart
            label={`${words.columns.goods}: ${label}`}
            names={rows.map(nameOf)}
            values={rows.map(({ goods }) => goods)}
          />
          {count > rows.length && (
            <p className="pt-6 text-mist">
              {words.more({ shown: formatNumber(MAX_REPORT_ROWS, language), all: formatNumber(count, language) })}
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

type Asked = Parameters<AdminClient['reports']['sales']>[0];
const ask = ({ reports }: AdminClient, query: Asked) => reports.sales(query);

type Row = Answer['rows'][number];

/** Returns how the row of a report is called. */
function useNames(by: SalesBreakdown): (row: Row) => string {
  const { reports: words } = useMessages('admin');
  const { governorates } = useMessages('governorates');
  const { categories } = useMessages('common').catalogue;
  const named: Readonly<Record<SalesBreakdown, (row: Row) => string>> = {
    product: ({ key, name }) => name ?? key,
    category: ({ key }) => (isKeyOf(categories, key) ? categories[key] : words.noCategory),
    governorate: ({ key }) => governorates[key as Governorate] ?? words.noGovernorate,
    method: ({ key }) => (isKeyOf(words.methods, key) ? words.methods[key] : key),
    promoCode: ({ key }) => (key === WELCOME_CODES ? words.welcomeCodes : key || words.noCode),
  };
  return named[by];
}

const isKeyOf = <Named extends object>(named: Named, key: string): key is keyof Named & string => key in named;

function useColumns(
  by: SalesBreakdown,
  nameOf: (row: Row) => string,
): readonly Column<Row & { readonly id: string }>[] {
  const { columns: words } = useMessages('admin').reports;
  return [
    {
      id: by,
      label: words[by],
      cell: (row) =>
        by === 'product' && row.name !== null ? (
          <a href={`/admin/products?product=${row.key}`} className="link inline-block py-1">
            <bdi>{nameOf(row)}</bdi>
          </a>
        ) : (
          <bdi className="wrap-anywhere">{nameOf(row)}</bdi>
        ),
    },
    ...(by === 'category'
      ? []
      : [{ id: 'orders', label: words.orders, isEnd: true, cell: ({ orders }: Row) => <Count value={orders ?? 0} /> }]),
    { id: 'quantity', label: words.quantity, isEnd: true, cell: ({ quantity }) => <Count value={quantity} /> },
    ...(by === 'promoCode'
      ? [
          {
            id: 'promoDiscount',
            label: words.promoDiscount,
            isEnd: true,
            cell: ({ promoDiscount }: Row) => <Price amount={promoDiscount} />,
          },
        ]
      : []),
    { id: 'goods', label: words.goods, isEnd: true, cell: ({ goods }) => <Price amount={goods} /> },
    {
      id: 'returnedQuantity',
      label: words.returnedQuantity,
      isEnd: true,
      cell: ({ returnedQuantity }) => <Count value={returnedQuantity} />,
    },
    {
      id: 'returnedGoods',
      label: words.returnedGoods,
      isEnd: true,
      cell: ({ returnedGoods }) => <Price amount={returnedGoods} />,
    },
    {
      id: 'netGoods',
      label: words.netGoods,
      isEnd: true,
      cell: (row) => <Price amount={netOf(row)} className="font-medium" />,
    },
    ...(isOfProducts(by)
      ? []
      : [
          {
            id: 'refunded',
            label: words.refunded,
            isEnd: true,
            cell: ({ refunded }: Row) => <Price amount={refunded} />,
          },
        ]),
  ];
}

/** Sales less what came off them on the same days, in piastres. */
const netOf = ({ goods, returnedGoods }: Pick<Row, 'goods' | 'returnedGoods'>): number => goods - returnedGoods;

/** Money that goes back has tax and shipping, which are not those of products. */
const isOfProducts = (by: SalesBreakdown): boolean => by === 'product' || by === 'category';

const totalsOf = (by: SalesBreakdown, total: Answer['total'], words: Messages['admin']['reports']['columns']) => [
  { name: words.orders, value: <Count value={total.orders} /> },
  { name: words.quantity, value: <Count value={total.quantity} /> },
  { name: words.goods, value: <Price amount={total.goods} /> },
  { name: words.returnedQuantity, value: <Count value={total.returnedQuantity} /> },
  { name: words.returnedGoods, value: <Price amount={total.returnedGoods} /> },
  { name: words.netGoods, value: <Price amount={netOf(total)} /> },
  ...(by === 'promoCode' ? [{ name: words.promoDiscount, value: <Price amount={total.promoDiscount} /> }] : []),
  { name: words.refunded, value: <Price amount={total.refunded} /> },
];
