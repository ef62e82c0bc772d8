import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';

/** Orders and revenue of the week. */
export const DashboardFigures = ({ overview: { week, weekBefore } }: { overview: Dashboard }) => {
  const { dashboard: t } = useMessages('admin');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const money = (value: number) => formatMoney(value, language);
  return (
    <dl className="grid sm:grid-cols-2 gap-px bg-lapis-200 border-y border-lapis-200">
      <Figure name={t.ordersThisWeek} note={t.weekMeans} change={useChange(week.orders, weekBefore.orders, number)}>
        {number(week.orders)}
      </Figure>
      <Figure
        name={t.revenueThisWeek}
        note={t.revenueMeans}
        change={useChange(week.revenue, weekBefore.revenue, money)}
      >
        <Price amount={week.revenue} />
      </Figure>
    </dl>
  );
};

/** Formats the change from the previous value. */
const useChange = (now: number, before: number, write: (value: number) => string): string => {
  const { dashboard } = useMessages('admin');
  if (now === before) return dashboard.same;
  const amount = write(Math.abs(now - before));
  return now > before ? dashboard.more({ amount }) : dashboard.fewer({ amount });
};

interface FigureProps {
  readonly name: string;
  readonly change: string;
  /** Explanation of the figure. */
  readonly note: string;
  readonly children: ReactNode;
}

const Figure = ({ name, change, note, children }: FigureProps) => (
  <div className="bg-porcelain py-6 pe-6 sm:ps-6 sm:first:ps-0">
    <dt className="text-mist">{name}</dt>
    <dd className="text-h3 font-medium num mt-1">{children}</dd>
    <dd className="text-caption text-mist mt-1">{change}</dd>
    <dd className="text-caption text-mist">{note}</dd>
  </div>
);
