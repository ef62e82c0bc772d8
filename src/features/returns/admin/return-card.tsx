import type { ReactNode } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import { isOpenReturn } from '../return.ts';
import type { AdminReturn } from '../returns.admin.contract.ts';
import { ReturnBadge } from '../ui/return-badge.tsx';
import { ReturnActions } from './return-actions.tsx';
import type { ReturnActionProps } from './use-return-action.ts';

/** A return with its order, state, items, amounts, notes and actions. `isInOrder` hides the order and the history. */
export const ReturnCard = ({ isInOrder = false, ...props }: ReturnActionProps & { readonly isInOrder?: boolean }) => {
  const { returns: t } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { orderReturn } = props;
  const { state, kind, orderNumber, customer, requestedAt, comment, reply, refundable } = orderReturn;
  return (
    <article
      aria-label={`${t.kinds[kind]}: ${t.status[state]}`}
      className="px-4 sm:px-6 py-5 grid gap-x-8 gap-y-4 lg:grid-cols-[17rem_1fr_12rem]"
    >
      <div className="min-w-0 grid gap-1 content-start">
        <p>
          <ReturnBadge state={state} name={t.status[state]} />
        </p>
        {!isInOrder && (
          <>
            <p className="text-base break-words">
              <bdi>{customer || t.deletedAccount}</bdi>
            </p>
            <p>
              <a href={orderPath(orderNumber, 'returns')} className="link break-all">
                <OrderNumber number={orderNumber} />
              </a>
            </p>
          </>
        )}
        <p className="text-mist">
          {t.kinds[kind]}
          <time dateTime={requestedAt} className="block num">
            {formatMoment(new Date(requestedAt), language)}
          </time>
        </p>
      </div>
      <div className="min-w-0 grid gap-4 content-start">
        <ReturnedItems orderReturn={orderReturn} />
        <ReturnMoney orderReturn={orderReturn} />
        <Note name={t.comment} text={comment} />
        <Note name={t.reply} text={reply} />
        {/* the order's history contains it */}
        {!isInOrder && <ReturnHistory history={orderReturn.history} />}
      </div>
      {isOpenReturn(state) && (
        <div className="flex flex-wrap lg:flex-col gap-2">
          <RequirePermission permission="orders.write">
            <ReturnActions {...props} />
          </RequirePermission>
          {state === 'received' && refundable > 0 && !may('refunds.write') && may('orders.write') && (
            <p className="text-mist">{t.refund.byManager}</p>
          )}
          {state === 'received' && refundable === 0 && <p className="text-mist">{t.refund.nothingPaid}</p>}
        </div>
      )}
    </article>
  );
};

/** Items with their reason and, after receipt, restocked and written-off quantities and price. */
const ReturnedItems = ({ orderReturn: { lines } }: { orderReturn: AdminReturn }) => {
  const { returns: t } = useMessages('admin');
  const language = useLanguage();
  return (
    <ul className="grid gap-2">
      {lines.map(({ productId, name, quantity, reason, received, restocked, writtenOff, amount }) => (
        <li key={productId} className="grid grid-cols-[1fr_auto] gap-x-6">
          <span className="min-w-0">
            <span className="text-base">
              <bdi>{name}</bdi>{' '}
              <span className="text-mist num whitespace-nowrap">× {formatNumber(quantity, language)}</span>
            </span>
            <span className="block text-mist">{t.reasons[reason]}</span>
            {received !== null && (
              <span className="flex flex-wrap gap-x-4 text-mist num">
                <span>
                  {t.columns.restocked}: {formatNumber(restocked, language)}
                </span>
                <span>
                  {t.columns.writtenOff}: {formatNumber(writtenOff, language)}
                </span>
              </span>
            )}
          </span>
          {amount !== null && <Price amount={amount} />}
        </li>
      ))}
    </ul>
  );
};

/** Refund of a received return, and its refunded part. */
const ReturnMoney = ({
  orderReturn: { state, refund, refunded, shippingDue, waived },
}: {
  orderReturn: AdminReturn;
}) => {
  const { returns: t } = useMessages('admin');
  if (refund === null) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-lapis-200 pt-3">
      {shippingDue > 0 && <Sum name={t.shippingDue} amount={shippingDue} />}
      {waived > 0 && <Sum name={t.waived} amount={waived} />}
      <Sum name={t.due} amount={refund} isStrong />
      {refunded > 0 && state === 'received' && <Sum name={t.sent} amount={refunded} />}
    </dl>
  );
};

const Sum = ({ name, amount, isStrong = false }: { name: string; amount: number; isStrong?: boolean }) => (
  <>
    <dt className={isStrong ? 'font-medium' : 'text-mist'}>{name}</dt>
    <dd className={`text-end ${isStrong ? 'font-medium' : 'text-mist'}`}>
      <Price amount={amount} />
    </dd>
  </>
);

/** Note of the customer or an admin; renders nothing without one. */
const Note = ({ name, text }: { name: string; text: string | null }): ReactNode =>
  text !== null && (
    <div className="border-s-2 border-lapis-200 ps-4">
      <p className="text-caption text-mist">{name}</p>
      <p dir="auto" className="same-side whitespace-pre-line break-words">
        {text}
      </p>
    </div>
  );

/** State changes of the return with admin and time. */
const ReturnHistory = ({ history }: Pick<AdminReturn, 'history'>) => {
  const { returns: t } = useMessages('admin');
  const language = useLanguage();
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-2 min-h-11 cursor-pointer text-mist">
        {t.history}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ol className="grid gap-1.5">
        {history.map(({ at, by, state }) => (
          <li key={at + state} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{t.status[state]}</span>
            <bdi className="text-mist">{by ?? t.former}</bdi>
            <time dateTime={at} className="text-mist num sm:ms-auto">
              {formatMoment(new Date(at), language)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
};
