import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';

/** The four key figures of the dashboard. */
export const DashboardFigures = ({
  overview: { week, weekBefore, ordersToPack, unreadMessages },
}: {
  overview: Dashboard;
}) => {
  const { dashboard: t } = useMessages('admin');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const money = (value: number) => formatMoney(value, language);
  return (
    <dl className="grid sm:grid-cols-2 xl:grid-cols-4 gap-px bg-lapis-200 border-y border-lapis-200">
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
      <Figure name={t.packing} change={useSince(ordersToPack)} to="/admin/orders?status=pending">
        {number(ordersToPack.count)}
      </Figure>
      <Figure name={t.unread} change={useSince(unreadMessages)} to="/admin/contact-messages?status=unread">
        {number(unreadMessages.count)}
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

const useSince = ({ since }: Dashboard['ordersToPack']): string => {
  const { dashboard } = useMessages('admin');
  const language = useLanguage();
  return since === null ? dashboard.none : dashboard.since({ moment: formatMoment(new Date(since), language) });
};

interface FigureProps {
  readonly name: string;
  readonly change: string;
  /** Explanation of the figure. */
  readonly note?: string;
  /** Link to the counted items. */
  readonly to?: string;
  readonly children: ReactNode;
}

const Figure = ({ name, change, note, to, children }: FigureProps) => (
  <div className="bg-porcelain py-6 pe-6 sm:ps-6 sm:first:ps-0 xl:[&:nth-child(n)]:ps-6 xl:first:ps-0!">
    <dt className="text-mist">
      {to ? (
        <a href={to} className="link inline-flex items-center min-h-6">
          {name}
        </a>
      ) : (
        name
      )}
    </dt>
    <dd className="text-h3 font-medium num mt-1">{children}</dd>
    <dd className="text-caption text-mist mt-1">{change}</dd>
    {note && <dd className="text-caption text-mist">{note}</dd>}
  </div>
);
