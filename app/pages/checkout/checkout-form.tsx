import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { MAX_ADDRESSES } from '../../../domain/forms/forms.ts';
import { paymentMethods } from '../../../domain/orders/status.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { FieldErrors } from '../../../domain/validation.ts';
import { formatMoney } from '../../../locales/format.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { lazyOnDemand } from '../../components/lazy-on-demand.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import type { PricedCart } from '../../components/priced-cart.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { toLatinDigits } from '../../state/latin-digits.ts';
import { sessionStore } from '../../state/storage.ts';
import { dismissAlarms } from '../../state/toasts.ts';
import { useIsWide } from '../../state/use-is-wide.ts';
import { Field } from '../../ui/field.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Icon } from '../../ui/icon.tsx';
import { isAddressField } from './address-values.ts';
import { type Draft, hasInput, saveDraft } from './draft.ts';
import { GiftFields } from './gift-fields.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { CollapsibleItems, SummaryPanel, SummaryTotals } from './summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import type { PromoCodeControls } from './use-promo-code.ts';
import { type SavedAddressesState, useSavedAddresses } from './use-saved-addresses.ts';

interface CheckoutFormProps {
  readonly items: readonly CartItem[];
  readonly priced: PricedCart;
  readonly promoControls: PromoCodeControls;
  readonly initial: Draft;
  readonly reloadCart: () => void;
  readonly onPlaced: () => void;
}

/** Checkout form with the order summary beside or above it (design 10, /checkout). */
export function CheckoutForm({ items, priced, promoControls, initial, reloadCart, onPlaced }: CheckoutFormProps) {
  const { cart } = useMessages('cart');
  const { checkout } = useMessages('checkout');
  const language = useLanguage();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const { draft, keep } = useCheckoutDraft(initial, promoControls.wanted);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [newQuote, setNewQuote] = useState<{ readonly of: Quote; readonly quote: Quote } | null>(null);
  // the server's quote applies until the local one changes
  const quote = newQuote?.of.total === priced.quote.total ? newQuote.quote : priced.quote;

  const readAgain = () => form.current && keep(readForm(form.current));
  const book = useSavedAddresses(form, readAgain);
  const showErrors = (found: FieldErrors) => {
    // errors must be rendered before focus makes a screen reader announce them
    flushSync(() => {
      setErrors(found);
      if (Object.keys(found).some(isAddressField)) book.open();
    });
    if (form.current) focusField(form.current, Object.keys(found));
  };

  const { place, step } = usePlaceOrder({
    items,
    quote,
    promoControls,
    onFieldErrors: showErrors,
    onNewQuote: (refused) => setNewQuote(refused && { of: priced.quote, quote: refused }),
    onNewIntent: (idempotencyKey) => keep({ idempotencyKey }),
    reloadCart,
    onPlaced,
  });
  const tidy = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name } = target;
    if (target instanceof HTMLInputElement && (name === 'phone' || name === 'postalCode')) toLatinDigits(target);
    if (!errors[name]) return;
    dismissAlarms();
    setErrors(({ [name]: _, ...others }) => others);
  };

  return (
    <div className="lg:grid lg:grid-cols-[1fr_minmax(0,46%)] grow">
      <div className="lg:flex lg:justify-end">
        <div className="w-full lg:max-w-[700px] px-4 md:px-8 lg:px-10 lg:pe-16 pt-8 lg:pt-14 pb-16">
          <h1 className="display text-h2 pb-2">{checkout.title}</h1>
          {hasInput(initial) && (
            <p role="status" className="text-sm text-malachite-700">
              {checkout.restored}
            </p>
          )}
          {!isWide && <CollapsibleItems lines={priced.lines} quote={quote} />}
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
            <AddressSection book={book} initial={initial} draft={draft} errors={errors} />
            <GiftFields initial={initial} draft={draft} errors={errors} />
            <PaymentMethods initial={initial.paymentMethod} />
            {!isWide && (
              <div className="mt-8">
                <SummaryTotals quote={quote} promoControls={promoControls} />
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
          <SummaryPanel lines={priced.lines} quote={quote} promoControls={promoControls} />
        </aside>
      )}
    </div>
  );
}

const SavedAddresses = lazyOnDemand(async () => (await import('./saved-addresses.tsx')).SavedAddresses);

interface AddressPartProps {
  readonly book: SavedAddressesState;
  readonly initial: Draft;
  /** Current values of the form. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
}

/** Shipping address: a saved one, or a new one that may be saved (decision 26). */
function AddressSection({ book, initial, draft, errors }: AddressPartProps) {
  const { checkout } = useMessages('checkout');
  const isSaved = book.chosenId !== null;
  return (
    <fieldset>
      <legend className="font-medium text-lg pb-4">{checkout.shippingInfo}</legend>
      <Suspense>{book.addresses.length > 0 && <SavedAddresses book={book} />}</Suspense>
      <ShippingFields initial={initial.shipping} city={draft.shipping.city} isSaved={isSaved} errors={errors} />
      {!isSaved && book.addresses.length < MAX_ADDRESSES && <SaveAddressFields draft={draft} errors={errors} />}
    </fieldset>
  );
}

/** Reads the form values, as typed. */
function readForm(form: HTMLFormElement): Omit<Draft, 'idempotencyKey' | 'promoCode'> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    shipping: {
      fullName: text('fullName'),
      email: text('email'),
      phone: text('phone'),
      address: text('address'),
      city: text('city'),
      postalCode: text('postalCode'),
    },
    isGift: data.has('isGift'),
    giftWrap: data.has('giftWrap'),
    giftMessage: text('giftMessage'),
    paymentMethod: paymentMethods.find((method) => method === data.get('paymentMethod')) ?? paymentMethods[0],
    keepsAddress: data.has('keepsAddress'),
    addressLabel: text('addressLabel'),
  };
}

interface KeepAddressFieldsProps {
  /** Current values of the form. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
}

/** Option to save the entered address under a label (decision 26). */
function SaveAddressFields({ draft, errors }: KeepAddressFieldsProps) {
  const { validation } = useMessages('forms');
  const { checkout } = useMessages('checkout');
  return (
    <div className="pt-3">
      <Checkbox name="keepsAddress" label={checkout.keepAddress} isTicked={draft.keepsAddress} />
      <div hidden={!draft.keepsAddress} className="pt-2 sm:max-w-1/2 sm:pe-2">
        <Field
          name="addressLabel"
          label={checkout.addressLabel}
          hint={checkout.addressLabelHint}
          error={errors.addressLabel && validation[errors.addressLabel]}
          defaultValue={draft.addressLabel || checkout.firstAddressLabel}
        />
      </div>
    </div>
  );
}

/** Draft of the form and promo code, stored in this tab at every change (decision 17). */
function useCheckoutDraft(initial: Draft, promoCode: string | null) {
  const [draft, setDraft] = useState(initial);
  const keep = (changed: Partial<Draft>): Draft => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveDraft(sessionStore, next);
    return next;
  };
  useEffect(() => {
    setDraft((before) => {
      const next = { ...before, promoCode };
      saveDraft(sessionStore, next);
      return next;
    });
  }, [promoCode]);
  return { draft, keep };
}
