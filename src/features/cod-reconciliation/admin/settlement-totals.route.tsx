import { useState } from 'react';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Field } from '#core/ui/field.tsx';
import { Price } from '#core/ui/price.tsx';
import type { SettlementTotal } from '../cod-reconciliation.admin.contract.ts';
import { SettlementsHeader } from './settlements-header.tsx';

preloadMessages('admin', 'forms');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Default range of the table, in days. */
const DEFAULT_DAYS = 30;

/** Returns the range of the URL, by default the last days. Incomplete dates are ignored. */
const readRange = (get: (name: string) => string | null | undefined) => {
  const [from, to] = [get('from') ?? '', get('to') ?? ''];
  return {
    from: isCalendarDay(from) ? from : cairoDay(new Date(Date.now() - (DEFAULT_DAYS - 1) * DAY_MS)),
    to: isCalendarDay(to) ? to : cairoDay(new Date()),
  };
};

export const clientLoader = adminLoader(async ({ settlements }, { query, signal }) => {
  const { totals } = await settlements.totals(
    readRange((name) => query.get(name)),
    { signal },
  );
  return totals.map((total): Total => ({ ...total, id: `${total.day} ${total.courierId}` }));
});

/** Settled totals of each courier by Cairo day. */
export default function SettlementTotals() {
  const { settlements: t } = useMessages('admin');
  const { get, go, with: addressWith } = useListUrl();
  const [days, setDays] = useState(() => readRange(get));
  const choose = (changes: Partial<typeof days>) => {
    setDays({ ...days, ...changes });
    // kept in the URL, the range survives a language switch and a reload
    void go(addressWith(changes), { replace: true });
  };
  const { data: totals, hasFailed, reload } = useAdminData<typeof clientLoader>();
  const columns = useTotalColumns();
  return (
    <div className="grid gap-5">
      <div className="-mb-5">
        <SettlementsHeader open="totals" />
      </div>
      <div className="flex flex-wrap gap-4">
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={t[name]}
            name={name}
            type="date"
            value={days[name]}
            onChange={(day) => choose({ [name]: day })}
            className="max-sm:w-full"
          />
        ))}
      </div>
      {totals === null && (hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />)}
      {totals !== null && totals.length === 0 && (
        <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">{t.noTotals}</p>
      )}
      {totals !== null && totals.length > 0 && <Table label={t.views.totals} columns={columns} rows={totals} />}
    </div>
  );
}

type Total = SettlementTotal & { readonly id: string };

const useTotalColumns = (): readonly Column<Total>[] => {
  const { table } = useMessages('admin').settlements;
  const language = useLanguage();
  return [
    {
      id: 'day',
      label: table.day,
      cell: ({ day }) => (
        <time dateTime={day} className="md:whitespace-nowrap">
          {/* noon in UTC is the same day in Cairo */}
          {formatDate(new Date(`${day}T12:00:00Z`), language)}
        </time>
      ),
    },
    { id: 'courier', label: table.courier, cell: ({ courier }) => <bdi>{textIn(courier, language)}</bdi> },
    {
      id: 'lines',
      label: table.lines,
      isEnd: true,
      cell: ({ lines }) => <span className="num">{formatNumber(lines, language)}</span>,
    },
    { id: 'amount', label: table.amount, isEnd: true, cell: ({ amount }) => <Price amount={amount} /> },
    { id: 'fees', label: table.fees, isEnd: true, cell: ({ fees }) => <Price amount={fees} /> },
    {
      id: 'net',
      label: table.net,
      isEnd: true,
      cell: ({ amount, fees }) => <Price amount={amount - fees} className="font-medium" />,
    },
    { id: 'booked', label: table.booked, isEnd: true, cell: ({ booked }) => <Price amount={booked} /> },
    {
      id: 'open',
      label: table.open,
      isEnd: true,
      cell: ({ open }) => (
        <span className={`num ${open > 0 ? 'text-carnelian-700 font-medium' : 'text-mist'}`}>
          {formatNumber(open, language)}
        </span>
      ),
    },
  ];
};
