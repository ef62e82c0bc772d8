import { type ReactNode, Suspense, useMemo } from 'react';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';

/** Loaded lazily with the chart library. */
const BarChart = lazyOnDemand(async () => (await import('#core/ui/bar-chart.tsx')).BarChart);

interface ReportLayoutProps<Answer> {
  readonly result: Answer;
  /** Text of an empty report. */
  readonly empty: string;
  readonly children: (result: Answer) => ReactNode;
}

/** Renders a report, or a text when it is empty. */
export function ReportLayout<Answer extends { readonly rows: readonly unknown[] }>({
  result,
  empty,
  children,
}: ReportLayoutProps<Answer>) {
  if (result.rows.length > 0) return children(result);
  return <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">{empty}</p>;
}

interface Total {
  readonly name: string;
  readonly value: ReactNode;
}

/** Totals of a report, above its chart. */
export const ReportTotals = ({ totals }: { totals: readonly Total[] }) => (
  <dl className="grid grid-cols-2 lg:grid-cols-4 overflow-hidden border-b border-lapis-200">
    {totals.map(({ name, value }) => (
      <div
        key={name}
        className="-ms-px border-t border-s border-lapis-200 py-4 px-4 odd:ps-0 lg:px-6 lg:odd:ps-6 lg:nth-[4n+1]:ps-0"
      >
        <dt className="text-mist">{name}</dt>
        <dd className="text-base sm:text-h4 font-medium num mt-1">{value}</dd>
      </div>
    ))}
  </dl>
);

/** A formatted number in a cell or a total. */
export const Count = ({ value }: { value: number }) => (
  <span className="num">{formatNumber(value, useLanguage())}</span>
);

/** Maximum number of bars of a chart. */
const MAX_BARS = 12;

interface ReportChartProps {
  readonly label: string;
  readonly names: readonly string[];
  /** In piastres if `isMoney`. */
  readonly values: readonly number[];
  readonly isMoney?: boolean;
  /** Vertical bars in chronological order. */
  readonly isByTime?: boolean;
}

/** Bar chart of the highest rows; the table below has all figures as text. Renders nothing if all values are 0. */
export const ReportChart = ({ label, names, values, isMoney = true, isByTime = false }: ReportChartProps) => {
  const { reports: t } = useMessages('admin');
  const language = useLanguage();
  const write = useMemo(
    () => (value: number) => (isMoney ? formatMoney(value, language) : formatNumber(value, language)),
    [isMoney, language],
  );
  const max = isByTime ? names.length : MAX_BARS;
  const barsKey = JSON.stringify([names.slice(0, max), values.slice(0, max)]);
  // a stable identity of equal bars avoids redrawing the chart
  const [barNames, barValues] = useMemo(() => JSON.parse(barsKey) as [string[], number[]], [barsKey]);
  if (!barValues.some((value) => value > 0)) return null;
  const height = isByTime ? 'h-72' : (heights[barNames.length - 1] ?? 'h-108');
  return (
    <figure className="pt-6">
      <figcaption className="text-mist pb-2">
        {label}
        {names.length > max && ` · ${t.highest({ max: formatNumber(max, language) })}`}
      </figcaption>
      <Suspense fallback={<div className={`${height} bg-glaze`} />}>
        <BarChart
          label={label}
          names={barNames}
          values={barValues}
          write={write}
          isHorizontal={!isByTime}
          className={`${height} text-lapis-700 border-lapis-200`}
        />
      </Suspense>
    </figure>
  );
};

/** Heights of charts by number of bars. */
const heights = ['h-24', 'h-32', 'h-40', 'h-48', 'h-56', 'h-64', 'h-72'];
