import { useId } from 'react';
import { languages, textIn } from '#core/i18n/language.ts';
import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';

preloadMessages('admin', 'checkout');

interface PaymentPartProps {
  readonly selected: PaymentMethod;
  /** Whether there is an address to which the link of a payment page can be mailed. */
  readonly hasAddress: boolean;
  readonly error: string | undefined;
}

/** Payment method field; methods with a payment page require an address. */
export const PaymentPart = ({ selected, hasAddress, error }: PaymentPartProps) => {
  const { payment } = useMessages('checkout').checkout;
  const { draftOrders: t } = useMessages('admin');
  const { methods } = useSettings().payments;
  const id = useId();
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{payment.title}</legend>
      <div className="clear-both border border-lapis-300 bg-white rows">
        {methods.map((method) => {
          const isOnline = isOnlineMethod(method);
          return (
            <label key={method} className="flex items-start gap-3 p-4 has-checked:bg-lapis-50">
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                defaultChecked={method === selected}
                disabled={isOnline && !hasAddress}
                aria-describedby={isOnline ? `${id}-${method}` : undefined}
                className="size-6 shrink-0 accent-lapis-700"
              />
              <span>
                <span className="block font-medium">{payment.methods[method].name}</span>
                {isOnline && (
                  <span id={`${id}-${method}`} className="block text-sm text-mist">
                    {hasAddress ? t.linkByMail : t.linkNeedsMail}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="text-sm text-carnelian-700 mt-1.5">
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** Language of the customer's mails. */
export const LanguageField = ({ selected }: { selected: (typeof languages)[number] }) => {
  const { draftOrders: t } = useMessages('admin');
  return (
    <fieldset>
      <legend className="text-sm font-medium mb-1.5">{t.language.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {languages.map((language) => (
          <label key={language} className="inline-flex items-center gap-2.5 min-h-11 text-base">
            <input
              type="radio"
              name="orderLanguage"
              value={language}
              defaultChecked={language === selected}
              className="size-5 accent-lapis-700"
            />
            {textIn(t.language, language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
