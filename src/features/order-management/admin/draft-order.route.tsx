import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { GiftOptions } from '#core/forms/forms.ts';
import { formatMoney, isolateText } from '#core/i18n/format.ts';
import { languages } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { showFirstIssue } from '#core/ui/show-first-issue.ts';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { type LocalizedFieldErrors, useFormSubmit } from '#core/ui/use-form-submit.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import { PromoCodeInput } from '#features/pricing/promo-code-input.ts';
import { OrderAmountRows } from '#features/pricing/ui/order-summary.tsx';
import { PhoneShippingForm } from '../draft-order-form.ts';
import type { PhoneCustomer } from '../draft-orders.admin.contract.ts';
import type { PricedQuote } from '../order-edits.admin.contract.ts';
import { CustomerSearch } from './customer-search.tsx';
import { GiftPart, readGift, toGift } from './gift-part.tsx';
import { OrderEditorHead } from './order-editor-head.tsx';
import { errorsOfRefusal } from './order-errors.ts';
import { type EditedLine, OrderLines } from './order-lines.tsx';
import { LanguageField, PaymentPart } from './payment-part.tsx';
import { noShipping, readShipping, type ShippingInput, ShippingPart, toShipping } from './shipping-part.tsx';
import { useQuote } from './use-quote.ts';

preloadMessages('admin', 'forms', 'checkout', 'cart');

const noGift = { isGift: false, giftWrap: false, giftMessage: '' };

/** Page for an order by phone: customer, lines, destination, payment method; priced and placed like in the checkout. */
export default function DraftOrder() {
  const { draftOrders: t, orderChanges } = useMessages('admin');
  const { general, validation } = useMessages('forms');
  const { payments } = useSettings();
  const { fail, refetchSummary } = useAdminContext();
  const navigate = useNavigate();
  const language = useLanguage();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [customer, setCustomer] = useState<PhoneCustomer | null>(null);
  const [lines, setLines] = useState<readonly EditedLine[]>([]);
  const [input, setInput] = useState(() => ({
    shipping: noShipping,
    gift: noGift,
    promoCode: '',
    method: payments.methods[0] ?? 'cash_on_delivery',
    orderLanguage: language,
  }));
  const initial = customer === null ? noShipping : shippingOf(customer);
  const { shipping, method: paymentMethod, orderLanguage } = input;
  const code = input.promoCode.trim() === '' ? undefined : input.promoCode;
  const question = {
    language,
    customerId: customer?.id ?? null,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    destination: destinationOf(shipping),
    paymentMethod,
    ...(code !== undefined && safeParse(PromoCodeInput, code).success ? { promoCode: code } : {}),
  };
  const { quote, refusal, refetch } = useQuote(lines.length === 0 ? null : question, fetchQuote);
  const unpriced = lines.length === 0 ? orderChanges.noLines : (refusal?.message ?? null);
  const hasAddress = (customer?.email ?? '') !== '' || shipping.email.trim() !== '';

  const send = async (): Promise<LocalizedFieldErrors | null> => {
    const checked = safeParse(PhoneShippingForm, toShipping(shipping));
    if (!checked.success) return showFirstIssue(checked.issues, { title: general.error, sentences: validation });
    const gift = safeParse(GiftOptions, toGift(input.gift));
    if (!gift.success) return showFirstIssue(gift.issues, { title: general.error, sentences: validation });
    const promo = code === undefined ? null : safeParse(PromoCodeInput, code);
    if (promo?.success === false) return { promoCode: validation['promo.characters'] };
    if (quote === null) {
      notify({ title: general.error, text: unpriced ?? orderChanges.pricingNow, tone: 'error' });
      return null;
    }
    try {
      const { destination: _, ...orderInput } = question;
      const placed = await (await loadAdminClient()).draftOrders.place({
        ...orderInput,
        idempotencyKey,
        language: orderLanguage,
        shipping: checked.output,
        gift: gift.output,
        expectedTotal: quote.total,
      });
      const total = formatMoney(placed.total, language);
      notify({
        title: t.placed.title,
        text: (placed.isInvited ? t.placed.invited : t.placed.body)({
          number: isolateText(shortOrderNumber(placed.orderNumber)),
          total,
        }),
        about: 'admin',
        persistsOnNavigation: true,
      });
      refetchSummary();
      await navigate(orderPath(placed.orderNumber), { replace: true });
    } catch (error) {
      const { code: refused, details, message } = readError(error, language);
      if (refused === 'VALIDATION_FAILED') return errorsOfRefusal(details, language, general.error);
      if (refused === 'TOTAL_CHANGED') {
        notify({ title: orderChanges.changedTitle, text: message, tone: 'error' });
        refetch();
      } else fail(error);
    }
    return null;
  };
  const { errors, isBusy, clear, formProps } = useFormSubmit(send);
  const { confirmation } = useUnsavedChanges(formProps.ref);
  const read = (form: FormData) => ({
    shipping: readShipping(form),
    gift: readGift(form),
    promoCode: String(form.get('promoCode') ?? ''),
    method: payments.methods.find((method) => method === form.get('paymentMethod')) ?? paymentMethod,
    orderLanguage: languages.find((each) => each === form.get('orderLanguage')) ?? orderLanguage,
  });
  return (
    <>
      <OrderEditorHead title={t.title}>
        <p className="text-mist max-w-[44em]">{t.text}</p>
      </OrderEditorHead>
      <form
        {...formProps}
        className="grid lg:grid-cols-[1fr_22rem] gap-x-12 gap-y-10 items-start"
        onInput={({ currentTarget, target }) => {
          setInput(read(new FormData(currentTarget)));
          clear((target as HTMLInputElement).name);
        }}
      >
        <div className="grid gap-10 min-w-0">
          <CustomerSearch
            customer={customer}
            onChoose={(selected) => {
              setCustomer(selected);
              setInput({ ...input, shipping: selected === null ? noShipping : shippingOf(selected) });
            }}
          />
          <OrderLines
            lines={lines}
            priceOf={(id) => quote?.lines.find(({ productId }) => productId === id)?.lineTotal ?? null}
            onChange={setLines}
          />
          <ShippingPart
            key={customer?.id ?? 'new'}
            initial={initial}
            city={shipping.city}
            errors={errors}
            emailHint={(customer?.email ?? '') === '' ? t.emailInvites : t.emailExists}
          />
          <PaymentPart selected={paymentMethod} hasAddress={hasAddress} error={errors['paymentMethod']} />
          <GiftPart initial={noGift} isGift={input.gift.isGift} error={errors['giftMessage']} />
          <div className="grid sm:grid-cols-2 gap-5">
            <Field
              name="promoCode"
              label={t.promoCode}
              dir="ltr"
              autoComplete="off"
              maxLength={50}
              error={errors['promoCode']}
            />
            <LanguageField selected={orderLanguage} />
          </div>
        </div>
        <DraftOrderSummary quote={quote} refusal={unpriced} isBusy={isBusy} />
        <UnsavedChangesDialog confirmation={confirmation} />
      </form>
    </>
  );
}

type Question = Parameters<AdminClient['draftOrders']['quote']>[0];

const fetchQuote = ({ draftOrders }: AdminClient, question: Question): Promise<PricedQuote> =>
  draftOrders.quote(question);

const shippingOf = ({ name, phone, email, lastShipping }: PhoneCustomer): ShippingInput => ({
  ...noShipping,
  fullName: name,
  phone: phone ?? '',
  ...lastShipping,
  email,
});

/** Truncates the fields to the contract's limits during typing. */
const destinationOf = (input: ShippingInput): Question['destination'] => {
  const { governorate } = toShipping(input) as { readonly governorate?: Question['destination']['governorate'] };
  return {
    city: input.city.slice(0, 100),
    postalCode: input.postalCode.slice(0, 20),
    ...(governorate === undefined ? {} : { governorate }),
  };
};

interface DraftOrderSummaryProps {
  readonly quote: PricedQuote | null;
  readonly refusal: string | null;
  readonly isBusy: boolean;
}

const DraftOrderSummary = ({ quote, refusal, isBusy }: DraftOrderSummaryProps) => {
  const { draftOrders: t, orderChanges } = useMessages('admin');
  const { tax } = useSettings();
  return (
    <aside aria-label={t.summary} className="lg:sticky lg:top-6 grid gap-5 p-5 border border-lapis-200 bg-white">
      <div role="status" aria-busy={quote === null && refusal === null}>
        {refusal !== null && <p className={quote === null ? 'text-mist' : 'text-carnelian-700'}>{refusal}</p>}
        {quote === null && refusal === null && <p className="text-mist">{orderChanges.pricingNow}</p>}
        {quote && <OrderAmountRows figures={{ ...quote, promoCode: quote.promo?.code ?? null, taxBase: tax.base }} />}
      </div>
      <SubmitButton isBusy={isBusy}>{t.place}</SubmitButton>
    </aside>
  );
};
