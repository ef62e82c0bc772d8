import { Fragment, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { Price } from '#core/ui/price.tsx';
import { type OrderStatus, orderStatuses } from '#features/orders/order-status.ts';
import type { OrderItem, OrderView } from '#features/orders/orders.contract.ts';
import { StatusBadge } from '#features/orders/ui/status-badge.tsx';
import { startPayment } from '#features/payments/ui/payment-start.ts';
import { OrderDetails } from './order-details.tsx';

interface OrderProps {
  readonly order: OrderView;
  readonly t: Messages['account'];
}

/** Card of one order: number, date and status above; items, progress and total below. */
export const OrderCard = ({ order, t }: OrderProps) => {
  const { counts } = useMessages('common');
  const [isOpen, setOpen] = useState(false);
  const { orderAgain, isBusy } = useReorder(t);
  const detailsId = useId();
  const itemCount = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="border border-lapis-200 bg-white">
      <CardHead order={order} t={t} />
      <div className="grid lg:grid-cols-[auto_1fr_auto] items-center gap-x-8 gap-y-5 px-4 sm:px-7 py-6">
        <OrderPictures items={order.items} />
        <div className="min-w-0">
          <h3 className="name text-xl">
            {order.items.map(({ productId, name }, index) => (
              <Fragment key={productId}>
                {index > 0 && t.orders.between}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </h3>
          <p className="text-sm text-mist">
            <span className="num">{counts.items(itemCount)}</span>
            <PaymentState order={order} t={t} />
          </p>
          <OrderStatusSteps status={order.status} t={t} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:block lg:text-end">
          <p className="text-xl font-medium">
            <Price amount={order.total} />
          </p>
          {order.payment.canPay && <PayNow orderNumber={order.orderNumber} t={t} />}
          <div className="flex flex-wrap justify-end gap-x-6 lg:mt-1">
            <button
              type="button"
              className="link text-sm min-h-11"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
            >
              {t.orders.details}
            </button>
            <button
              type="button"
              className="link text-sm min-h-11"
              aria-busy={isBusy}
              disabled={isBusy}
              onClick={() => void orderAgain(order)}
            >
              {t.orders.again}
            </button>
          </div>
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails order={order} t={t} />}
      </div>
    </article>
  );
};

/** Opens the order's page, which redirects to the payment page. */
const PayNow = ({ orderNumber, t }: { orderNumber: string; t: Messages['account'] }) => (
  <a
    href={`/order-confirmation/${orderNumber}`}
    className="btn btn-sm btn-primary max-sm:w-full my-2"
    aria-label={t.orders.payNowFor({ number: orderNumber })}
    onClick={() => startPayment(orderNumber)}
  >
    {t.orders.payNow}
  </a>
);

/** Payment status; hidden for a cancelled order without a payment. */
const PaymentState = ({ order: { status, paymentStatus }, t }: OrderProps) =>
  (status !== 'cancelled' || paymentStatus !== 'nothing_due') && (
    <span className="block">{t.orders.paymentIs({ state: t.status.payment[paymentStatus] })}</span>
  );

const CardHead = ({ order: { orderNumber, createdAt, status }, t }: OrderProps) => {
  const { confirmation } = useMessages('checkout');
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
        <span className="sr-only">{t.orders.date}: </span>
        <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>
      </p>
      <p>
        <StatusBadge status={status} label={t.orders.status} name={t.status.order[status]} />
      </p>
    </header>
  );
};

/** Maximum number of pictures; more would leave no space for the names. */
const MAX_VISIBLE = 3;

/** Pictures of the first items and the number of further ones. Decorative: the names are listed next to them. */
const OrderPictures = ({ items }: { items: readonly OrderItem[] }) => {
  const language = useLanguage();
  const hidden = items.length - MAX_VISIBLE;
  return (
    <div className="flex flex-wrap gap-3" aria-hidden="true">
      {items.slice(0, MAX_VISIBLE).map(({ productId, picture }) => (
        <span
          key={productId}
          className="relative bg-glaze size-20 sm:size-24 shrink-0 grid place-items-center text-lapis-300"
        >
          {picture ? (
            <Photograph
              picture={{ ...picture, alt: '' }}
              sizes="96px"
              className="absolute inset-0 size-full object-contain"
            />
          ) : (
            <LotusIcon className="size-10" />
          )}
        </span>
      ))}
      {hidden > 0 && <span className="self-center text-mist num">+{formatNumber(hidden, language)}</span>}
    </div>
  );
};

const stages = orderStatuses.filter((status) => status !== 'cancelled');

/** Order progress as four dots in reading direction; not shown for a cancelled order. */
const OrderStatusSteps = ({ status, t }: { status: OrderStatus; t: Messages['account'] }) => {
  if (status === 'cancelled') return null;
  const reached = stages.indexOf(status);
  return (
    <ol className="grid grid-cols-[1fr_1fr_1fr_auto] mt-5 max-w-[560px]" aria-label={t.orders.progress}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={`relative text-micro sm:text-caption ${index > reached ? 'text-mist' : ''}`}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={`block h-[3px] ${stageLineClass(index, reached)}`} />
          <span
            className={`absolute -top-[5px] start-0 size-[13px] rounded-full border-2 ${index > reached ? 'bg-white border-lapis-300' : 'bg-lapis-700 border-lapis-700'}`}
          />
          <span className="block pt-3 pe-2">{t.status.order[stage]}</span>
        </li>
      ))}
    </ol>
  );
};

/** Class of the line to the next stage; the last stage has none. */
const stageLineClass = (index: number, reached: number): string => {
  if (index === stages.length - 1) return '';
  return index < reached ? 'bg-lapis-700' : 'bg-lapis-100';
};

/** Adds the order's items that are still on sale to the cart at current prices and opens the cart (decision 75). */
const useReorder = (texts: Messages['account']) => {
  const { general } = useMessages('forms');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const orderAgain = async ({ items }: OrderView) => {
    setBusy(true);
    try {
      const [shop, { addItemsToCart }] = await Promise.all([
        loadShopClient(),
        import('#features/cart/ui/add-items.ts'),
      ]);
      const ids = items.map(({ productId }) => productId).join(',');
      const { products } = await shop.products.cartProducts({ language, ids });
      const lines = items.map(({ productId, name, quantity }) => ({
        name,
        quantity,
        product: products.find(({ id }) => id === productId),
      }));
      await addItemsToCart(lines, texts, () => navigate('/cart'));
    } catch (error) {
      notify({ title: general.error, text: readError(error, language).message, tone: 'error' });
    }
    setBusy(false);
  };
  return { orderAgain, isBusy };
};
