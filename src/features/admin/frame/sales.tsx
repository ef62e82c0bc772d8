import { Suspense, useMemo, useState } from 'react';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { type Language, languageFacts } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';

/** The chart library is loaded with this section only. */
const BarChart = lazyOnDemand(async () => (await import('#core/ui/bar-chart.tsx')).BarChart);

const kinds = ['revenue', 'orders'] as const;

type Kind = (typeof kinds)[number];

/** Sales of each of the last 30 days, as a bar chart and as a table. */
export const Sales = ({ days }: { days: Dashboard['days'] }) => {
  const { dashboard: t } = useMessages('admin');
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
  const summary = orders === 0 ? t.noneSold : t.summary({ count: orders, revenue });
  return (
    <section aria-labelledby="sales" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales" className="display text-h4">
          {t.chart}
        </h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t.figure}</legend>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
              className={`inline-flex items-center min-h-11 px-4 rounded-full border ${each === kind ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
            >
              {t[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="text-mist pt-1 pb-4">{summary}</p>
      {/* if all values are 0, the axis would show fractions of a piastre */}
      {values.some((value) => value > 0) && (
        <Suspense fallback={<div className="h-72 bg-glaze" />}>
          <BarChart
            label={`${t.chart}: ${summary}`}
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

/** Table of the chart's values, newest day first. */
const SalesTable = ({ days }: { days: Dashboard['days'] }) => {
  const { dashboard: t } = useMessages('admin');
  const language = useLanguage();
  return (
    <details className="pt-4">
      <summary className="link w-fit min-h-11 content-center">{t.asTable}</summary>
      <table aria-label={t.chart} className="w-full mt-2">
        <thead className="border-b border-lapis-900 text-mist">
          <tr>
            <th scope="col" className="font-normal text-start h-11">
              {t.day}
            </th>
            <th scope="col" className="font-normal text-end">
              {t.orders}
            </th>
            <th scope="col" className="font-normal text-end">
              {t.revenue}
            </th>
          </tr>
        </thead>
        <tbody className="rows num">
          {days.toReversed().map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row" className="font-normal text-start h-10">
                <time dateTime={day}>{dayName(day, language)}</time>
              </th>
              <td className="text-end">{formatNumber(orders, language)}</td>
              <td className="text-end">{formatMoney(revenue, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

const days: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Formats a calendar day (YYYY-MM-DD) for an axis: «١٤ مارس», "14 Mar". */
const dayName = (day: string, language: Language): string => {
  days[language] ??= new Intl.DateTimeFormat(languageFacts[language].locale, {
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return days[language].format(new Date(`${day}T00:00:00Z`));
};
