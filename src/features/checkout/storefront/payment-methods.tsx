import { useId } from 'react';
import type { FieldErrors } from '#core/forms/validation.ts';
import { useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';

interface PaymentMethodsProps {
  readonly initial: PaymentMethod;
  readonly isCashAccepted: boolean;
  readonly errors: FieldErrors;
}

/**
 * Choice among the payment methods that the shop offers; by default the first one, cash on delivery (decision 15), where the
 * destination's zone accepts it. Methods with a payment page name the test mode.
 */
export function PaymentMethods({ initial, isCashAccepted, errors }: PaymentMethodsProps) {
  const { payment } = useMessages('checkout').checkout;
  const { validation } = useMessages('forms');
  const { methods, isTest } = useSettings().payments;
  const id = useId();
  return (
    <fieldset className="pt-10">
      <legend className="font-medium text-lg float-start pb-3">{payment.title}</legend>
      <div className="clear-both border border-lapis-300 bg-white rows">
        {methods.map((method) => {
          const isRefused = method === 'cash_on_delivery' && !isCashAccepted;
          return (
            <label key={method} className="flex items-start gap-3 p-5 has-checked:bg-lapis-50">
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                defaultChecked={method === initial}
                disabled={isRefused}
                aria-describedby={isRefused ? `${id}-refused` : undefined}
                className="size-6 shrink-0 accent-lapis-700"
              />
              <span>
                <span className={`block font-medium ${isRefused ? 'text-mist' : ''}`}>
                  {payment.methods[method].name}
                </span>
                {isRefused ? (
                  <span id={`${id}-refused`} className="block text-sm text-carnelian-700">
                    {validation['payment.cashOnDelivery']}
                  </span>
                ) : (
                  <span className="block text-sm text-mist">{payment.methods[method].text}</span>
                )}
                {isTest && isOnlineMethod(method) && (
                  <span className="block text-sm text-carnelian-700">{payment.test}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {errors.paymentMethod && (isCashAccepted || errors.paymentMethod !== 'payment.cashOnDelivery') && (
        <p role="alert" className="flex items-start gap-1.5 text-sm text-carnelian-700 mt-1.5">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          <span>{validation[errors.paymentMethod]}</span>
        </p>
      )}
    </fieldset>
  );
}
