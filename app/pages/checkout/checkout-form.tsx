import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { FieldErrors } from '../../../domain/validation.ts';
import { formatMoney } from '../../../locales/format.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { dismissAlarms } from '../../device/notices.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useIsWide } from '../../device/use-is-wide.ts';
import { useLanguage } from '../../device/words.tsx';
import { writeLatinDigits } from '../../device/write-latin-digits.ts';
import { OfflineNote } from '../../parts/offline-note.tsx';
import type { PricedCart } from '../../parts/priced-cart.ts';
import { focusField } from '../../ui/focus-field.ts';
import { Icon } from '../../ui/icon.tsx';
import { AddressPart } from './address-part.tsx';
import { type Draft, isFilledIn } from './draft.ts';
import { GiftFields } from './gift-fields.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { isOfPlace } from './place.ts';
import { readForm } from './read-form.ts';
import { FoldedItems, SummaryPanel, SummaryTotals } from './summary-panel.tsx';
import { useAddressBook } from './use-address-book.ts';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';
import type { PromoDesk } from './use-promo.ts';

interface CheckoutFormProps {
  readonly items: readonly CartItem[];
  readonly priced: PricedCart;
  readonly desk: PromoDesk;
  readonly initial: Draft;
  readonly lookAtShelfAgain: () => void;
  readonly onPlaced: () => void;
}

/** The form and, beside it or folded around it, what is ordered (design 10, /checkout). */
export function CheckoutForm({ items, priced, desk, initial, lookAtShelfAgain, onPlaced }: CheckoutFormProps) {
  const { cart } = useBasketWords();
  const { checkout } = useTillWords();
  const language = useLanguage();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const { draft, keep } = useDraft(initial, desk.wanted);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [newQuote, setNewQuote] = useState<{ readonly of: Quote; readonly quote: Quote } | null>(null);
  // the shop's own quote counts until ours changes
  const quote = newQuote?.of.total === priced.quote.total ? newQuote.quote : priced.quote;

  const readAgain = () => form.current && keep(readForm(form.current));
  const book = useAddressBook(form, readAgain);
  const showErrors = (found: FieldErrors) => {
    // the sentences stand under their fields before focus makes a screen reader read them
    flushSync(() => {
      setErrors(found);
      if (Object.keys(found).some(isOfPlace)) book.open();
    });
    if (form.current) focusField(form.current, Object.keys(found));
  };

  const { place, step } = usePlaceOrder({
    items,
    quote,
    desk,
    onFieldErrors: showErrors,
    onNewQuote: (refused) => setNewQuote(refused && { of: priced.quote, quote: refused }),
    onNewIntent: (idempotencyKey) => keep({ idempotencyKey }),
    lookAtShelfAgain,
    onPlaced,
  });
  const tidy = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name } = target;
    if (target instanceof HTMLInputElement && (name === 'phone' || name === 'postalCode')) writeLatinDigits(target);
    if (!errors[name]) return;
    dismissAlarms();
    setErrors(({ [name]: _, ...others }) => others);
  };

  return (
    <div className="lg:grid lg:grid-cols-[1fr_minmax(0,46%)] grow">
      <div className="lg:flex lg:justify-end">
        <div className="w-full lg:max-w-[700px] px-4 md:px-8 lg:px-10 lg:pe-16 pt-8 lg:pt-14 pb-16">
          <h1 className="display text-h2 pb-2">{checkout.title}</h1>
          {isFilledIn(initial) && (
            <p role="status" className="text-sm text-malachite-700">
              {checkout.restored}
            </p>
          )}
          {!isWide && <FoldedItems lines={priced.lines} quote={quote} />}
          <form
            ref={form}
            noValidate
            className="pt-4"
            onInput={(event) => {
              tidy(event);
              readAgain();
            }}
            onSubmit={(event) => {
              event.preventDefault();
              dismissAlarms();
              const filledIn = readAgain();
              if (filledIn && priced.isBuyable) void place(filledIn);
            }}
          >
            <AddressPart book={book} initial={initial} draft={draft} errors={errors} />
            <GiftFields initial={initial} draft={draft} errors={errors} />
            <PaymentMethods initial={initial.paymentMethod} />
            {!isWide && (
              <div className="mt-8">
                <SummaryTotals quote={quote} desk={desk} />
              </div>
            )}
            {!priced.isBuyable && (
              <p role="alert" className="text-carnelian-700 mt-8">
                {cart.notBuyable}{' '}
                <a href="/cart" className="link">
                  {checkout.backToCart}
                </a>
              </p>
            )}
            <OfflineNote />
            <button
              type="submit"
              className="btn btn-lg btn-primary w-full mt-10 whitespace-normal"
              aria-busy={step === 'sending'}
              aria-disabled={step !== 'open' || !priced.isBuyable}
            >
              {step === 'open' && checkout.placeOrder({ total: formatMoney(quote.total, language) })}
              {step === 'sending' && checkout.processing}
              {step === 'placed' && checkout.placed}
            </button>
            <p className="flex items-start gap-2.5 text-sm text-mist mt-4">
              <Icon name="message-circle" className="size-5 mt-0.5" />
              <span>{checkout.chatHint}</span>
            </p>
          </form>
        </div>
      </div>
      {isWide && (
        <aside className="bg-glaze border-s border-lapis-200">
          <SummaryPanel lines={priced.lines} quote={quote} desk={desk} />
        </aside>
      )}
    </div>
  );
}
