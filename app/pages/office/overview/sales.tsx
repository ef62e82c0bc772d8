import { Suspense, useMemo, useState } from 'react';
import type { Overview } from '../../../../contract/office/desk.ts';
import { formatMoney, formatNumber } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { lazily } from '../../../parts/lazily.tsx';
import { dayName } from './day-name.ts';
import { SalesTable } from './sales-table.tsx';

/** The chart's library comes with this part only. */
const BarChart = lazily(async () => (await import('../../../ui/bar-chart.tsx')).BarChart);

const kinds = ['revenue', 'orders'] as const;
type Kind = (typeof kinds)[number];

/** What was sold on each of the last thirty days: as bars, and as a table for who wants the figures. */
export const Sales = ({ days }: { days: Overview['days'] }) => {
  const { overview: words } = useOfficeWords();
  const language = useLanguage();
  const [kind, setKind] = useState<Kind>('revenue');
  const names = useMemo(() => days.map(({ day }) => dayName(day, language)), [days, language]);
  const values = useMemo(() => days.map((day) => day[kind]), [days, kind]);
  const write = useMemo(
    () => (value: number) => (kind === 'revenue' ? formatMoney(value, language) : formatNumber(value, language)),
    [kind, language],
  );
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const revenue = formatMoney(
    days.reduce((sum, day) => sum + day.revenue, 0),
    language,
  );
  const summary = orders === 0 ? words.noneSold : words.summary({ count: orders, revenue });
  return (
    <section aria-labelledby="sales" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales" className="display text-h4">
          {words.chart}
        </h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{words.shown}</legend>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
              className={`inline-flex items-center min-h-11 px-4 rounded-full border ${each === kind ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="text-mist pt-1 pb-4">{summary}</p>
      {/* of bars that are all nothing the axis would tell fractions of a piastre */}
      {values.some((value) => value > 0) && (
        <Suspense fallback={<div className="h-72 bg-glaze" />}>
          <BarChart
            label={`${words.chart}: ${summary}`}
            names={names}
            values={values}
            write={write}
            className="h-72 text-lapis-700 border-lapis-200"
          />
        </Suspense>
      )}
      <SalesTable days={days} />
    </section>
  );
};
