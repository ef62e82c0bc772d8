import { RequirePermission } from '#core/admin/require-permission.tsx';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import { isOnlineMethod } from '#features/orders/payment-methods.ts';
import { OrderAmountRows } from '#features/pricing/ui/order-summary.tsx';
import type { OrderChangeQuote } from '../order-edits.admin.contract.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

interface ChangeSummaryProps {
  readonly order: AdminOrder;
  /** Null while loading or refused. */
  readonly quote: OrderChangeQuote | null;
  readonly refusal: string | null;
  readonly isRefunded: boolean;
  readonly onRefunded: (isRefunded: boolean) => void;
}

/** Price of a changed order, the differences to its previous total and to the payments. */
export const ChangeSummary = ({ order, quote, refusal, isRefunded, onRefunded }: ChangeSummaryProps) => {
  const { orderChanges: t } = useMessages('admin');
  const isChanged = quote !== null && quote.parts.length > 0;
  return (
    <aside aria-label={t.summary} className="lg:sticky lg:top-6 grid gap-5 p-5 border border-lapis-200 bg-white">
      <div role="status" aria-busy={quote === null && refusal === null}>
        {refusal !== null && <p className="text-carnelian-700">{refusal}</p>}
        {quote === null && refusal === null && <p className="text-mist">{t.pricingNow}</p>}
        {quote && (
          <>
            <OrderAmountRows
              figures={{ ...quote.quote, promoCode: quote.quote.promo?.code ?? null, taxBase: order.taxBase }}
            />
            <Difference order={order} quote={quote} />
          </>
        )}
      </div>
      {quote !== null && quote.toGiveBack > 0 && (
        <GiveBack order={order} amount={quote.toGiveBack} isRefunded={isRefunded} onRefunded={onRefunded} />
      )}
      {isChanged && <p className="text-sm text-mist">{t.customerNotice}</p>}
      {quote !== null && !isChanged && <p className="text-sm text-mist">{t.nothing}</p>}
    </aside>
  );
};

/** Previous total, and the amount due or refunded. */
const Difference = ({ order, quote }: { order: AdminOrder; quote: OrderChangeQuote }) => {
  const { orderChanges: t } = useMessages('admin');
  const { toPay, toGiveBack, kept: retained, losesPromo, quote: priced } = quote;
  const isPaid = retained > 0;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pt-4 mt-4 border-t border-lapis-200">
        <dt className="text-mist">{t.totalBefore}</dt>
        <dd className="text-mist text-end">
          <Price amount={order.total} />
        </dd>
        <dt>{t.difference}</dt>
        <dd className="text-end">
          <Price amount={priced.total - order.total} />
        </dd>
        {isPaid && (
          <>
            <dt className="text-mist">{t.paidAmount}</dt>
            <dd className="text-mist text-end">
              <Price amount={retained} />
            </dd>
          </>
        )}
        {isPaid && toPay > 0 && (
          <>
            <dt className="font-medium text-gold-800">{t.toPay}</dt>
            <dd className="font-medium text-gold-800 text-end">
              <Price amount={toPay} />
            </dd>
          </>
        )}
        {toGiveBack > 0 && (
          <>
            <dt className="font-medium text-carnelian-700">{t.toGiveBack}</dt>
            <dd className="font-medium text-carnelian-700 text-end">
              <Price amount={toGiveBack} />
            </dd>
          </>
        )}
      </dl>
      {isPaid && toPay > 0 && (
        <p className="text-sm text-mist pt-2">{isOnlineMethod(order.paymentMethod) ? t.restOnline : t.restByHand}</p>
      )}
      {losesPromo && order.promoCode !== null && (
        <p className="text-sm text-carnelian-700 pt-2">{t.losesPromo({ code: order.promoCode })}</p>
      )}
    </>
  );
};

interface GiveBackProps {
  readonly order: AdminOrder;
  readonly amount: number;
  readonly isRefunded: boolean;
  readonly onRefunded: (isRefunded: boolean) => void;
}

/** Checkbox for refunding the overpayment with the change; checked by default. */
const GiveBack = ({ order, amount, isRefunded, onRefunded }: GiveBackProps) => {
  const { confirm } = useMessages('admin').orders;
  const { orderChanges: t } = useMessages('admin');
  const language = useLanguage();
  const { byGateway, byHand } = confirm.cancelled;
  return (
    <div className="grid gap-1">
      <RequirePermission permission="refunds.write">
        <label className="flex items-center gap-3 min-h-11 text-base font-medium">
          <input
            type="checkbox"
            name="refund"
            checked={isRefunded}
            className="size-6 shrink-0 accent-lapis-700"
            onChange={({ target }) => onRefunded(target.checked)}
          />
          {t.giveBackNow({ amount: formatMoney(amount, language) })}
        </label>
      </RequirePermission>
      <p className="text-sm text-mist">
        {isRefunded ? (isOnlineMethod(order.paymentMethod) ? byGateway : byHand) : t.owed}
      </p>
    </div>
  );
};
