import { useState } from 'react';
import { formatDate } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { OrderReturns as Returns } from '../returns.contract.ts';
import { ReturnCard } from './return-card.tsx';
import { ReturnForm } from './return-form.tsx';
import { useOrderReturns } from './use-order-returns.ts';

preloadMessages('forms', 'returns');

/** Returnable items and period of an order, and its returns; renders nothing without either. */
export const OrderReturns = ({ order }: { order: OrderView }) => {
  const t = useMessages('returns');
  const { returns, hasFailed, isBusy, change, reload } = useOrderReturns(order);
  const [isFormOpen, setFormOpen] = useState(false);
  if (hasFailed) return <CouldNotLoad onTryAgain={reload} />;
  if (returns === null || (returns.period === null && returns.returns.length === 0)) return null;
  const canRequest =
    returns.period !== null && returns.period.daysLeft >= 0 && returns.items.some(({ left }) => left > 0);
  return (
    <section id="returns" className="mt-14 scroll-mt-24">
      <hr className="rim" />
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 pt-4">
        <div>
          <h2 className="display text-h4">{t.title}</h2>
          {returns.period && <Clock period={returns.period} />}
        </div>
        {canRequest && (
          <button type="button" className="btn btn-line max-sm:w-full" onClick={() => setFormOpen(true)}>
            <Icon name="rotate-ccw" className="size-5" />
            {t.open}
          </button>
        )}
      </div>
      {returns.returns.length > 0 && (
        <ul className="rows border border-lapis-200 bg-white mt-5">
          {returns.returns.map((orderReturn) => (
            <li key={orderReturn.id}>
              <ReturnCard orderReturn={orderReturn} orderNumber={order.orderNumber} isBusy={isBusy} change={change} />
            </li>
          ))}
        </ul>
      )}
      {isFormOpen && (
        <ReturnForm
          orderNumber={order.orderNumber}
          items={returns.items}
          isBusy={isBusy}
          change={change}
          onClose={() => setFormOpen(false)}
        />
      )}
    </section>
  );
};

/** Remaining return period, in Cairo days. */
const Clock = ({ period }: { period: NonNullable<Returns['period']> }) => {
  const t = useMessages('returns');
  const language = useLanguage();
  const { lastDay, daysLeft, isEstimated } = period;
  const date = formatDate(new Date(`${lastDay}T12:00:00Z`), language);
  const hasEnded = daysLeft < 0;
  return (
    <p className="flex items-start gap-2.5 mt-1 max-w-[34em]">
      <Icon name="clock" className="size-5 mt-0.5 shrink-0" />
      <span>
        {hasEnded ? (
          t.over({ date })
        ) : (
          <>
            <span className="font-medium block">{t.left(daysLeft)}</span>
            <span className="text-mist">{t.until({ date })}</span>
          </>
        )}
        <span className="text-mist block text-sm">
          {isEstimated && !hasEnded && <>{t.estimated} </>}
          <a href="/policies/returns" className="link inline-block py-2">
            {t.policy}
          </a>
        </span>
      </span>
    </p>
  );
};
