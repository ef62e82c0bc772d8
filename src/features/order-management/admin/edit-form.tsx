import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { SaveBar } from '#core/admin/save-bar.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { GiftOptions } from '#core/forms/forms.ts';
import { type Language } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { showFirstIssue } from '#core/ui/show-first-issue.ts';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { type LocalizedFieldErrors, useFormSubmit } from '#core/ui/use-form-submit.ts';
import { type PricedBy, pricedBy as pricingOptions } from '#features/orders/order-edit.ts';
import { useOrderPath } from '#features/orders/ui/use-order-page.ts';
import { PhoneShippingForm } from '../draft-order-form.ts';
import type { OrderChangeQuote } from '../order-edits.admin.contract.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { EditConflict } from './edit-conflict.tsx';
import { ChangeSummary } from './edit-summary.tsx';
import { GiftPart, readGift, toGift } from './gift-part.tsx';
import { errorsOfRefusal } from './order-errors.ts';
import { type EditedLine, OrderLines } from './order-lines.tsx';
import { readShipping, ShippingPart, toShipping } from './shipping-part.tsx';
import { useQuote } from './use-quote.ts';

preloadMessages('admin', 'forms');

interface ChangeFormProps {
  readonly order: AdminOrder;
  readonly onDiscard: () => void;
}

/** Form that changes lines, address and gift of an order, with the effect on its total and payment. */
export const ChangeForm = ({ order: opened, onDiscard }: ChangeFormProps) => {
  const { orderChanges: t } = useMessages('admin');
  const { general, validation } = useMessages('forms');
  const { fail, refetchSummary, may } = useAdminContext();
  const navigate = useNavigate();
  const pathTo = useOrderPath();
  const language = useLanguage();
  // the version that the change is based on: another admin's, once this admin has seen it
  const [order, setOrder] = useState(opened);
  const [conflict, setConflict] = useState<AdminOrder | null>(null);
  const [lines, setLines] = useState<readonly EditedLine[]>(() => opened.items);
  const [pricedBy, setPricedBy] = useState<PricedBy>('order');
  const [isRefunded, setRefunded] = useState(() => may('refunds.write'));
  const [formValues, setInput] = useState(() => ({ shipping: shippingOf(opened), gift: giftOf(opened) }));

  const shipping = safeParse(PhoneShippingForm, toShipping(formValues.shipping));
  const gift = safeParse(GiftOptions, toGift(formValues.gift));
  const question = {
    id: order.id,
    language,
    version: order.version,
    pricedBy,
    ...(lines.length > 0 ? { lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) } : {}),
    // an order of a deleted account has no address and keeps none
    ...(shipping.success && order.shipping.fullName !== '' ? { shipping: shipping.output } : {}),
    ...(gift.success ? { gift: gift.output } : {}),
  };
  const { quote, refusal, refetch } = useQuote(conflict || lines.length === 0 ? null : question, fetchQuote);

  const unpriced = lines.length === 0 ? t.noLines : (refusal?.message ?? null);

  const send = async (): Promise<LocalizedFieldErrors | null> => {
    if (order.shipping.fullName !== '' && !shipping.success) {
      return showFirstIssue(shipping.issues, { title: general.error, sentences: validation });
    }
    if (!gift.success) return showFirstIssue(gift.issues, { title: general.error, sentences: validation });
    if (quote === null || quote.parts.length === 0) {
      notify({ title: general.error, text: quote ? t.nothing : (unpriced ?? t.pricingNow), tone: 'error' });
      return null;
    }
    try {
      const { orderChanges } = await loadAdminClient();
      const { quote: priced, kept: retained } = quote;
      await orderChanges.save({
        ...question,
        expectedTotal: priced.total,
        expectedRetained: retained,
        refund: isRefunded,
      });
      notify({ ...t.saved, text: t.saved.body, about: 'admin', persistsOnNavigation: true });
      refetchSummary();
      await navigate(pathTo(order.orderNumber), { replace: true });
    } catch (error) {
      const { code, details, message } = readError(error, language);
      if (code === 'ORDER_EDITED') setConflict(details['current'] as AdminOrder);
      else if (code === 'TOTAL_CHANGED' || code === 'ORDER_CHANGED') {
        notify({ title: t.changedTitle, text: message, tone: 'error' });
        refetch();
      } else if (code === 'VALIDATION_FAILED') return errorsOfRefusal(details, language, general.error);
      else fail(error);
    }
    return null;
  };
  const { errors, isBusy, clear, formProps } = useFormSubmit(send);
  const { confirmation, getChanges } = useUnsavedChanges(formProps.ref);
  const edited = refusal?.code === 'ORDER_EDITED' ? (refusal.details['current'] as AdminOrder) : conflict;
  const named = { ...errorsOfQuote(refusal?.details, language), ...errors };
  return (
    <form
      {...formProps}
      className="grid lg:grid-cols-[1fr_22rem] gap-x-12 gap-y-10 items-start"
      onInput={({ currentTarget, target }) => {
        const form = new FormData(currentTarget);
        setInput({ shipping: readShipping(form), gift: readGift(form) });
        clear((target as HTMLInputElement).name);
      }}
    >
      <div className="grid gap-10 min-w-0">
        {edited && (
          <EditConflict
            current={edited}
            lines={lines}
            total={quote?.quote.total ?? null}
            onReapply={() => {
              setOrder(edited);
              setConflict(null);
            }}
            onDiscard={() => {
              setOrder(edited);
              setLines(edited.items);
              setConflict(null);
            }}
          />
        )}
        <OrderLines lines={lines} priceOf={priceIn(quote)} onChange={setLines} />
        {order.shipping.fullName !== '' && (
          <ShippingPart initial={shippingOf(opened)} city={formValues.shipping.city} errors={named} />
        )}
        <GiftPart initial={giftOf(opened)} isGift={formValues.gift.isGift} error={named['giftMessage']} />
        <fieldset>
          <legend className="font-medium text-lg float-start pb-3">{t.pricing.label}</legend>
          <div className="clear-both border border-lapis-300 bg-white rows">
            {pricingOptions.map((each) => (
              <label key={each} className="flex items-start gap-3 p-4 has-checked:bg-lapis-50">
                <input
                  type="radio"
                  name="pricedBy"
                  value={each}
                  checked={each === pricedBy}
                  onChange={() => setPricedBy(each)}
                  className="size-6 shrink-0 accent-lapis-700"
                />
                <span>
                  <span className="block font-medium">{t.pricing[each].name}</span>
                  <span className="block text-sm text-mist">{t.pricing[each].text}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <ChangeSummary order={order} quote={quote} refusal={unpriced} isRefunded={isRefunded} onRefunded={setRefunded} />
      <SaveBar form={formProps.ref} getChanges={getChanges} onDiscard={onDiscard} className="lg:col-span-2">
        <SubmitButton isBusy={isBusy} className="">
          {t.save}
        </SubmitButton>
      </SaveBar>
      <UnsavedChangesDialog confirmation={confirmation} />
    </form>
  );
};

type Question = Parameters<AdminClient['orderChanges']['quote']>[0];

const fetchQuote = ({ orderChanges }: AdminClient, question: Question): Promise<OrderChangeQuote> =>
  orderChanges.quote(question);

const errorsOfQuote = (details: Parameters<typeof errorsOfRefusal>[0] | undefined, language: Language) =>
  details === undefined ? {} : errorsOfRefusal(details, language);

const priceIn = (quote: OrderChangeQuote | null) => (id: string) =>
  quote?.quote.lines.find(({ productId }) => productId === id)?.lineTotal ?? null;

const shippingOf = ({ shipping }: AdminOrder) => ({ ...shipping, governorate: shipping.governorate ?? '' });

const giftOf = ({ isGift, giftWrap, giftMessage }: AdminOrder) => ({
  isGift,
  giftWrap,
  giftMessage: giftMessage ?? '',
});
