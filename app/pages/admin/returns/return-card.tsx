import type { ReactNode } from 'react';
import type { AdminReturn } from '../../../../contract/admin/returns.ts';
import { isOpenReturn } from '../../../../domain/returns/return.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { Price } from '../../../components/price.tsx';
import { ReturnBadge } from '../../../components/return-badge.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { May } from '../may.tsx';
import { useAdminContext } from '../use-admin.ts';
import { ReturnActions } from './return-actions.tsx';
import type { ShownReturn } from './use-return-action.ts';

/** A return: its order and state, its pieces with words and money, and what an admin can do. `isInOrder` leaves the order out. */
export const ReturnCard = ({ isInOrder = false, ...shown }: ShownReturn & { readonly isInOrder?: boolean }) => {
  const { returns: words } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { found } = shown;
  const { state, kind, orderNumber, customer, requestedAt, comment, answer, refundable } = found;
  return (
    <article
      aria-label={`${words.kinds[kind]}: ${words.status[state]}`}
      className="px-4 sm:px-6 py-5 grid gap-x-8 gap-y-4 lg:grid-cols-[17rem_1fr_12rem]"
    >
      <div className="min-w-0 grid gap-1 content-start">
        <p>
          <ReturnBadge state={state} name={words.status[state]} />
        </p>
        {!isInOrder && (
          <>
            <p className="text-base break-words">
              <bdi>{customer || words.deletedAccount}</bdi>
            </p>
            <p>
              <a href={`/admin/orders?q=${orderNumber}&show=returns`} className="link break-all">
                <bdi className="code" dir="ltr">
                  {orderNumber}
                </bdi>
              </a>
            </p>
          </>
        )}
        <p className="text-mist">
          {words.kinds[kind]}
          <time dateTime={requestedAt} className="block num">
            {formatMoment(new Date(requestedAt), language)}
          </time>
        </p>
      </div>
      <div className="min-w-0 grid gap-4 content-start">
        <ReturnLines found={found} />
        <ReturnMoney found={found} />
        <Words name={words.comment} text={comment} />
        <Words name={words.answer} text={answer} />
        {/* an order's own history tells it */}
        {!isInOrder && <ReturnHistory history={found.history} />}
      </div>
      {isOpenReturn(state) && (
        <div className="flex flex-wrap lg:flex-col gap-2">
          <May right="orders.write">
            <ReturnActions {...shown} />
          </May>
          {state === 'received' && refundable > 0 && !may('refunds.write') && may('orders.write') && (
            <p className="text-mist">{words.refund.byManager}</p>
          )}
          {state === 'received' && refundable === 0 && <p className="text-mist">{words.refund.nothingPaid}</p>}
        </div>
      )}
    </article>
  );
};

/** The pieces with their reason, and once they have come back where they went and their price. */
const ReturnLines = ({ found: { lines } }: { found: AdminReturn }) => {
  const { returns: words } = useMessages('admin');
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
            <span className="block text-mist">{words.reasons[reason]}</span>
            {received !== null && (
              <span className="flex flex-wrap gap-x-4 text-mist num">
                <span>
                  {words.columns.restocked}: {formatNumber(restocked, language)}
                </span>
                <span>
                  {words.columns.writtenOff}: {formatNumber(writtenOff, language)}
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

/** What goes back for a received return, and what was sent of it. */
const ReturnMoney = ({ found: { state, refund, refunded, shippingDue, waived } }: { found: AdminReturn }) => {
  const { returns: words } = useMessages('admin');
  if (refund === null) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-lapis-200 pt-3">
      {shippingDue > 0 && <Sum name={words.shippingDue} amount={shippingDue} />}
      {waived > 0 && <Sum name={words.waived} amount={waived} />}
      <Sum name={words.due} amount={refund} isStrong />
      {refunded > 0 && state === 'received' && <Sum name={words.sent} amount={refunded} />}
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

/** Words of the customer or an admin; nothing without any. */
const Words = ({ name, text }: { name: string; text: string | null }): ReactNode =>
  text !== null && (
    <div className="border-s-2 border-lapis-200 ps-4">
      <p className="text-caption text-mist">{name}</p>
      <p dir="auto" className="same-side whitespace-pre-line break-words">
        {text}
      </p>
    </div>
  );

/** Who brought the return into which state, and when. */
const ReturnHistory = ({ history }: Pick<AdminReturn, 'history'>) => {
  const { returns: words } = useMessages('admin');
  const language = useLanguage();
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-2 min-h-11 cursor-pointer text-mist">
        {words.history}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ol className="grid gap-1.5">
        {history.map(({ at, by, state }) => (
          <li key={at + state} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{words.status[state]}</span>
            <bdi className="text-mist">{by ?? words.former}</bdi>
            <time dateTime={at} className="text-mist num sm:ms-auto">
              {formatMoment(new Date(at), language)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
};
