import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { Stepper } from '#core/ui/stepper.tsx';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import type { RefundBasis, useRefundForm } from './use-refund-form.ts';

interface RefundChoiceProps {
  readonly order: AdminOrderView;
  readonly form: ReturnType<typeof useRefundForm>;
  /** Refundable balance, in piastres. */
  readonly refundable: number;
  /** Whether the form was submitted, which turns a missing choice into an error. */
  readonly wasSubmitted: boolean;
}

const bases: readonly RefundBasis[] = ['lines', 'sum'];

/** Subject of a refund: items, with shipping and restocking, or an amount. */
export const RefundChoice = ({ order, form, refundable, wasSubmitted }: RefundChoiceProps) => {
  const { refund: t } = useMessages('admin').payments;
  const language = useLanguage();
  const limit = formatMoney(refundable, language);
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium mb-1.5">{t.what}</legend>
        <div className="flex flex-wrap gap-x-6">
          {bases.map((basis) => (
            <label key={basis} className="inline-flex items-center gap-2.5 min-h-11 text-base">
              <input
                type="radio"
                name="basis"
                value={basis}
                checked={form.basis === basis}
                className="size-5 accent-lapis-700"
                onChange={() => form.setBasis(basis)}
              />
              {t[basis]}
            </label>
          ))}
        </div>
      </fieldset>
      {form.basis === 'lines' ? (
        <div className="grid gap-2">
          <ItemQuantities form={form} />
          {form.isShippingLeft && (
            <Tick isTicked={form.includesShipping} onChange={form.setIncludesShipping}>
              {t.shipping({ amount: formatMoney(order.shippingCost, language) })}
            </Tick>
          )}
          {form.canRestock && (
            <Tick isTicked={form.restock} onChange={form.setRestock}>
              {t.restock}
            </Tick>
          )}
          {wasSubmitted && !form.hasSelection && <FieldError id="nothing-selected">{t.nothing}</FieldError>}
        </div>
      ) : (
        <Field
          label={t.amount}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={form.sum}
          onChange={form.setSum}
          hint={t.amountHint({ left: limit })}
          error={wasSubmitted && form.amount === null ? t.amountInvalid({ left: limit }) : undefined}
        />
      )}
    </>
  );
};

/** The items of an order, each with its refunded quantity. */
const ItemQuantities = ({ form }: Pick<RefundChoiceProps, 'form'>) => {
  const { refund: t } = useMessages('admin').payments;
  const language = useLanguage();
  return (
    <ul className="rows border-y border-lapis-200">
      {form.items.map(({ productId, name, returnable }) => (
        <li key={productId} className="flex items-center gap-4 py-2 min-h-14">
          <span className="min-w-0 flex-1 text-base">{t.itemOf({ name, count: returnable })}</span>
          {returnable === 0 ? (
            <span className="text-mist">{t.allReturned}</span>
          ) : (
            <Stepper
              value={form.quantities[productId] ?? 0}
              min={0}
              max={returnable}
              onChange={(quantity) => form.setQuantity(productId, quantity)}
              label={t.quantityOf({ name })}
              formattedValue={formatNumber(form.quantities[productId] ?? 0, language)}
              decreaseLabel={t.less}
              increaseLabel={t.more}
            />
          )}
        </li>
      ))}
    </ul>
  );
};

interface TickProps {
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly children: string;
}

const Tick = ({ isTicked, onChange, children }: TickProps) => (
  <label className="flex items-center gap-3 min-h-11 text-base">
    <input
      type="checkbox"
      checked={isTicked}
      className="size-6 shrink-0 accent-lapis-700"
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);
