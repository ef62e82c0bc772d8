import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { formatMoney, formatNumber } from '../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { RefundBasis, useRefundForm } from './use-refund-form.ts';

interface RefundChoiceProps {
  readonly order: AdminOrder;
  readonly form: ReturnType<typeof useRefundForm>;
  /** Piastres that can still be sent back. */
  readonly refundable: number;
  /** Whether the admin has tried to go on, so that a missing choice is an error. */
  readonly isTried: boolean;
}

const bases: readonly RefundBasis[] = ['lines', 'sum'];

/** What of an order goes back: pieces with their shipping and stock, or a sum. */
export const RefundChoice = ({ order, form, refundable, isTried }: RefundChoiceProps) => {
  const { refund: words } = useMessages('admin').payments;
  const language = useLanguage();
  const left = formatMoney(refundable, language);
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium mb-1.5">{words.what}</legend>
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
              {words[basis]}
            </label>
          ))}
        </div>
      </fieldset>
      {form.basis === 'lines' ? (
        <div className="grid gap-2">
          <ItemQuantities form={form} />
          {form.isShippingLeft && (
            <Tick isTicked={form.includesShipping} onChange={form.setIncludesShipping}>
              {words.shipping({ amount: formatMoney(order.shippingCost, language) })}
            </Tick>
          )}
          {form.canRestock && (
            <Tick isTicked={form.restock} onChange={form.setRestock}>
              {words.restock}
            </Tick>
          )}
          {isTried && !form.isChosen && <FieldError id="nothing-chosen">{words.nothing}</FieldError>}
        </div>
      ) : (
        <Field
          label={words.amount}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={form.sum}
          onChange={form.setSum}
          hint={words.amountHint({ left })}
          error={isTried && form.amount === null ? words.amountInvalid({ left }) : undefined}
        />
      )}
    </>
  );
};

/** The pieces of an order, each with how many of it go back. */
const ItemQuantities = ({ form }: Pick<RefundChoiceProps, 'form'>) => {
  const { refund: words } = useMessages('admin').payments;
  const language = useLanguage();
  return (
    <ul className="rows border-y border-lapis-200">
      {form.items.map(({ productId, name, left }) => (
        <li key={productId} className="flex items-center gap-4 py-2 min-h-14">
          <span className="min-w-0 flex-1 text-base">{words.itemOf({ name, count: left })}</span>
          {left === 0 ? (
            <span className="text-mist">{words.allReturned}</span>
          ) : (
            <Stepper
              value={form.quantities[productId] ?? 0}
              min={0}
              max={left}
              onChange={(quantity) => form.setQuantity(productId, quantity)}
              label={words.quantityOf({ name })}
              shown={formatNumber(form.quantities[productId] ?? 0, language)}
              decreaseLabel={words.less}
              increaseLabel={words.more}
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
