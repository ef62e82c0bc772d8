import { useState } from 'react';
import type { OrderView } from '../../../../contract/orders.ts';
import type { OrderReturns as Returns } from '../../../../contract/returns.ts';
import { formatDate } from '../../../../locales/format.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ReturnCard } from './return-card.tsx';
import { ReturnForm } from './return-form.tsx';
import { useOrderReturns } from './use-order-returns.ts';

preloadMessages('forms', 'returns');

/** What of an order can be returned and until when, and what became of its returns; nothing while there is nothing to say. */
export const OrderReturns = ({ order }: { order: OrderView }) => {
  const words = useMessages('returns');
  const { returns, hasFailed, isBusy, change, loadAgain } = useOrderReturns(order);
  const [isAsking, setAsking] = useState(false);
  if (hasFailed) return <CouldNotLoad onTryAgain={loadAgain} />;
  if (returns === null || (returns.period === null && returns.returns.length === 0)) return null;
  const canAsk = returns.period !== null && returns.period.daysLeft >= 0 && returns.items.some(({ left }) => left > 0);
  return (
    <section id="returns" className="mt-14 scroll-mt-24">
      <hr className="rim" />
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 pt-4">
        <div>
          <h2 className="display text-h4">{words.title}</h2>
          {returns.period && <Clock period={returns.period} />}
        </div>
        {canAsk && (
          <button type="button" className="btn btn-line max-sm:w-full" onClick={() => setAsking(true)}>
            <Icon name="rotate-ccw" className="size-5" />
            {words.open}
          </button>
        )}
      </div>
      {returns.returns.length > 0 && (
        <ul className="rows border border-lapis-200 bg-white mt-5">
          {returns.returns.map((each) => (
            <li key={each.id}>
              <ReturnCard found={each} orderNumber={order.orderNumber} isBusy={isBusy} change={change} />
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <ReturnForm
          orderNumber={order.orderNumber}
          items={returns.items}
          isBusy={isBusy}
          change={change}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};

/** How long the customer can still ask, in Cairo's days. */
const Clock = ({ period }: { period: NonNullable<Returns['period']> }) => {
  const words = useMessages('returns');
  const language = useLanguage();
  const { lastDay, daysLeft, isEstimated } = period;
  const date = formatDate(new Date(`${lastDay}T12:00:00Z`), language);
  const isOver = daysLeft < 0;
  return (
    <p className="flex items-start gap-2.5 mt-1 max-w-[34em]">
      <Icon name="clock" className="size-5 mt-0.5 shrink-0" />
      <span>
        {isOver ? (
          words.over({ date })
        ) : (
          <>
            <span className="font-medium block">{words.left(daysLeft)}</span>
            <span className="text-mist">{words.until({ date })}</span>
          </>
        )}
        <span className="text-mist block text-sm">
          {isEstimated && !isOver && <>{words.estimated} </>}
          <a href="/policies/returns" className="link inline-block py-2">
            {words.policy}
          </a>
        </span>
      </span>
    </p>
  );
};
