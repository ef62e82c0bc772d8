import { type PaymentMethod, paymentMethods } from '../../../domain/orders/status.ts';
import { useMessages } from '../../i18n/messages.tsx';

/** Choice of the payment method; cash on delivery by default (decision 15). */
export function PaymentMethods({ initial }: { initial: PaymentMethod }) {
  const { payment } = useMessages('checkout').checkout;
  return (
    <fieldset className="pt-10">
      <legend className="font-medium text-lg float-start pb-3">{payment.title}</legend>
      <div className="clear-both border border-lapis-300 bg-white rows">
        {paymentMethods.map((method) => (
          <label key={method} className="flex items-start gap-3 p-5 has-checked:bg-lapis-50">
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={method === initial}
              className="size-6 shrink-0 accent-lapis-700"
            />
            <span>
              <span className="block font-medium">{payment.methods[method].name}</span>
              <span className="block text-sm text-mist">{payment.methods[method].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
