import type { Overview } from '../../../../contract/office/desk.ts';
import { formatMoney, formatNumber } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { dayName } from './day-name.ts';

/** The figures behind the bars, the newest day first. */
export const SalesTable = ({ days }: { days: Overview['days'] }) => {
  const { overview: words } = useOfficeWords();
  const language = useLanguage();
  return (
    <details className="pt-4">
      <summary className="link w-fit min-h-11 content-center">{words.asTable}</summary>
      <table aria-label={words.chart} className="w-full mt-2">
        <thead className="border-b border-lapis-900 text-mist">
          <tr>
            <th scope="col" className="font-normal text-start h-11">
              {words.day}
            </th>
            <th scope="col" className="font-normal text-end">
              {words.orders}
            </th>
            <th scope="col" className="font-normal text-end">
              {words.revenue}
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
