import { Fragment, useId, useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import { formatDate } from '../../../locales/format.ts';
import type { AccountMessages } from '../../../locales/load-rooms.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Price } from '../../parts/price.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { OrderProgress } from './order-progress.tsx';
import { useOrderAgain } from './use-order-again.ts';

interface OrderProps {
  readonly order: OrderView;
  readonly words: AccountMessages;
}

/** One order: number, day and status above; what is in it, how far it is and what it came to below. */
export const OrderCard = ({ order, words }: OrderProps) => {
  const { counts } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { orderAgain, isBusy } = useOrderAgain(words);
  const detailsId = useId();
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="border border-lapis-200 bg-white">
      <CardHead order={order} words={words} />
      <div className="grid lg:grid-cols-[auto_1fr_auto] items-center gap-x-8 gap-y-5 px-4 sm:px-7 py-6">
        <OrderPictures items={order.items} />
        <div className="min-w-0">
          <h3 className="name text-xl">
            {order.items.map(({ productId, name }, place) => (
              <Fragment key={productId}>
                {place > 0 && words.orders.between}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </h3>
          <p className="text-sm text-mist">
            <span className="num">{counts.items(pieces)}</span>
            <PaymentState order={order} words={words} />
          </p>
          <OrderProgress status={order.status} words={words} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:block lg:text-end">
          <p className="text-xl font-medium">
            <Price amount={order.total} />
          </p>
          <div className="flex flex-wrap justify-end gap-x-6 lg:mt-1">
            <button
              type="button"
              className="link text-sm min-h-11"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
            >
              {words.orders.details}
            </button>
            <button
              type="button"
              className="link text-sm min-h-11"
              aria-busy={isBusy}
              disabled={isBusy}
              onClick={() => void orderAgain(order)}
            >
              {words.orders.again}
            </button>
          </div>
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails order={order} words={words} />}
      </div>
    </article>
  );
};

/** Nobody waits for the money of an order that was cancelled. */
const PaymentState = ({ order: { status, paymentStatus }, words }: OrderProps) =>
  (status !== 'cancelled' || paymentStatus !== 'pending') && (
    <span className="block">{words.orders.paymentIs({ state: words.status.payment[paymentStatus] })}</span>
  );

const CardHead = ({ order: { orderNumber, createdAt, status }, words }: OrderProps) => {
  const { confirmation } = useTillWords();
  const { copy, copied } = confirmation.transfer;
  const language = useLanguage();
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-1 px-4 sm:px-7 py-3 bg-glaze border-b border-lapis-200 text-sm">
      <p>
        <span className="text-mist max-sm:block">{confirmation.orderNumber}</span>{' '}
        <bdi className="code font-medium break-all" dir="ltr">
          {orderNumber}
        </bdi>
      </p>
      <CopyButton text={orderNumber} label={copy} describes={orderNumber} copied={copied} />
      <p className="text-mist me-auto sm:me-0 sm:ms-auto">
        <span className="sr-only">{words.orders.date}: </span>
        <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>
      </p>
      <p>
        <StatusBadge status={status} label={words.orders.status} name={words.status.order[status]} />
      </p>
    </header>
  );
};
