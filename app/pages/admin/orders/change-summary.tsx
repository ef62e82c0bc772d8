import type { OrderChangeQuote } from '../../../../contract/admin/order-changes.ts';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { isOnlineMethod } from '../../../../domain/payments/payment-methods.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { OrderAmountRows } from '../../../components/order-summary.tsx';
import { Price } from '../../../components/price.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { May } from '../may.tsx';

interface ChangeSummaryProps {
  readonly order: AdminOrder;
  /** Null while it is awaited or refused. */
  readonly quote: OrderChangeQuote | null;
  readonly refusal: string | null;
  readonly isRefunded: boolean;
  readonly isBusy: boolean;
  readonly onRefunded: (isRefunded: boolean) => void;
}

/** What a changed order costs, the difference to what it cost and was paid, and the button that saves it. */
export const ChangeSummary = ({ order, quote, refusal, isRefunded, isBusy, onRefunded }: ChangeSummaryProps) => {
  const { orderChanges: words } = useMessages('admin');
  const isChanged = quote !== null && quote.parts.length > 0;
  return (
    <aside aria-label={words.summary} className="lg:sticky lg:top-6 grid gap-5 p-5 border border-lapis-200 bg-white">
      <div role="status" aria-busy={quote === null && refusal === null}>
        {refusal !== null && <p className="text-carnelian-700">{refusal}</p>}
        {quote === null && refusal === null && <p className="text-mist">{words.pricingNow}</p>}
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
      {isChanged && <p className="text-sm text-mist">{words.told}</p>}
      <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      {quote !== null && !isChanged && <p className="text-sm text-mist">{words.nothing}</p>}
    </aside>
  );
};

/** The total before, and what is to be paid or goes back. */
const Difference = ({ order, quote }: { order: AdminOrder; quote: OrderChangeQuote }) => {
  const { orderChanges: words } = useMessages('admin');
  const { toPay, toGiveBack, kept, losesPromo, quote: priced } = quote;
  const isPaid = kept > 0;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pt-4 mt-4 border-t border-lapis-200">
        <dt className="text-mist">{words.totalBefore}</dt>
        <dd className="text-mist text-end">
          <Price amount={order.total} />
        </dd>
        <dt>{words.difference}</dt>
        <dd className="text-end">
          <Price amount={priced.total - order.total} />
        </dd>
        {isPaid && (
          <>
            <dt className="text-mist">{words.kept}</dt>
            <dd className="text-mist text-end">
              <Price amount={kept} />
            </dd>
          </>
        )}
        {isPaid && toPay > 0 && (
          <>
            <dt className="font-medium text-gold-800">{words.toPay}</dt>
            <dd className="font-medium text-gold-800 text-end">
              <Price amount={toPay} />
            </dd>
          </>
        )}
        {toGiveBack > 0 && (
          <>
            <dt className="font-medium text-carnelian-700">{words.toGiveBack}</dt>
            <dd className="font-medium text-carnelian-700 text-end">
              <Price amount={toGiveBack} />
            </dd>
          </>
        )}
      </dl>
      {isPaid && toPay > 0 && (
        <p className="text-sm text-mist pt-2">
          {isOnlineMethod(order.paymentMethod) ? words.restOnline : words.restByHand}
        </p>
      )}
      {losesPromo && order.promoCode !== null && (
        <p className="text-sm text-carnelian-700 pt-2">{words.losesPromo({ code: order.promoCode })}</p>
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

/** Whether what was paid too much goes back with the change, yes at first. */
const GiveBack = ({ order, amount, isRefunded, onRefunded }: GiveBackProps) => {
  const { ask } = useMessages('admin').orders;
  const { orderChanges: words } = useMessages('admin');
  const language = useLanguage();
  const { byGateway, byHand } = ask.cancelled;
  return (
    <div className="grid gap-1">
      <May right="refunds.write">
        <label className="flex items-center gap-3 min-h-11 text-base font-medium">
          <input
            type="checkbox"
            name="refund"
            checked={isRefunded}
            className="size-6 shrink-0 accent-lapis-700"
            onChange={({ target }) => onRefunded(target.checked)}
          />
          {words.giveBackNow({ amount: formatMoney(amount, language) })}
        </label>
      </May>
      <p className="text-sm text-mist">
        {isRefunded ? (isOnlineMethod(order.paymentMethod) ? byGateway : byHand) : words.owed}
      </p>
    </div>
  );
};
