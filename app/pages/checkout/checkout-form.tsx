import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { MAX_ADDRESSES } from '../../../domain/forms/forms.ts';
import { isOnlineMethod } from '../../../domain/payments/payment-methods.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { deliveryDays } from '../../../domain/pricing/shipping-policy.ts';
import type { FieldErrors } from '../../../domain/validation.ts';
import { formatMoney } from '../../../locales/format.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import type { PricedCart } from '../../components/priced-cart.ts';
import { useLanguage, useMessages, useSettings } from '../../i18n/messages.tsx';
import { toLatinDigits } from '../../state/latin-digits.ts';
import { dismissErrors } from '../../state/toasts.ts';
import { useIsWide } from '../../state/use-is-wide.ts';
import { Field } from '../../ui/field.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AddressBook, SavedAddressesState } from './address-book.ts';
import { isAddressField } from './address-values.ts';
import { type Draft, hasInput, readForm } from './draft.ts';
import { GiftFields } from './gift-fields.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { CollapsibleItems, SummaryPanel, SummaryTotals } from './summary.tsx';
import type { DestinationState } from './use-destination.ts';
import { usePlaceOrder } from './use-place-order.ts';
import type { PromoCodeControls } from './use-promo-code.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

interface CheckoutFormProps {
  readonly items: readonly CartItem[];
  readonly priced: PricedCart;
  readonly promoControls: PromoCodeControls;
  readonly initial: Draft;
  readonly addressBook: AddressBook;
  /** Current values of the form. */
  readonly draft: Draft;
  /** Stores changed values in the draft. */
  readonly keep: (changed: Partial<Draft>) => Draft;
  readonly destination: DestinationState;
  readonly reloadCart: () => void;
  readonly onPlaced: () => void;
}

/** Checkout form with the order summary beside or above it (design 10, /checkout). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { items, priced, promoControls, initial, addressBook, draft, keep, destination, reloadCart, onPlaced } = props;
  const { cart, orderSummary } = useMessages('cart');
  const { checkout } = useMessages('checkout');
  const language = useLanguage();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [newQuote, setNewQuote] = useState<{ readonly of: Quote; readonly quote: Quote } | null>(null);
  // the server's quote applies until the local one changes
  const quote = newQuote?.of.total === priced.quote.total ? newQuote.quote : priced.quote;

  const days = deliveryDays(useSettings().shipping, destination.governorate);
  const sum = formatMoney(quote.total, language);
  const total = quote.isLowestShipping ? `${orderSummary.from} ${sum}` : sum;

  const paysOnline = isOnlineMethod(draft.paymentMethod);

  const readAgain = () => form.current && keep(readForm(form.current, draft));
  const book = useSavedAddresses(form, addressBook, readAgain);
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
    destination,
    promoControls,
    onFieldErrors: showErrors,
    onNewQuote: (refused) => setNewQuote(refused && { of: priced.quote, quote: refused }),
    onNewIntent: (idempotencyKey) => keep({ idempotencyKey }),
    reloadCart,
    onPlaced,
  });
  const tidy = ({ target }: FormEvent) => {
    if (!isField(target)) return;
    const { name } = target;
    if (target instanceof HTMLInputElement && (name === 'phone' || name === 'postalCode')) toLatinDigits(target);
    if (!errors[name]) return;
    dismissErrors();
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
              dismissErrors();
              const filledIn = readAgain();
              if (filledIn && priced.isBuyable) void place(filledIn);
            }}
          >
            <AddressSection
              book={book}
              Choice={addressBook.Choice}
              initial={initial}
              draft={draft}
              destination={destination}
              errors={errors}
            />
            <GiftFields initial={initial} draft={draft} errors={errors} />
            <PaymentMethods
              initial={initial.paymentMethod}
              isCashAccepted={destination.isCashAccepted}
              errors={errors}
            />
            {!isWide && (
              <div className="mt-8">
                <SummaryTotals quote={quote} days={days} promoControls={promoControls} />
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
              {step === 'open' && checkout.placeOrder({ total })}
              {step === 'sending' && checkout.processing}
              {step === 'placed' && checkout.placed}
            </button>
            <p className="flex items-start gap-2.5 text-sm text-mist mt-4">
              <Icon name={paysOnline ? 'shield-check' : 'message-circle'} className="size-5 mt-0.5" />
              <span>{paysOnline ? checkout.payHint : checkout.chatHint}</span>
            </p>
          </form>
        </div>
      </div>
      {isWide && (
        <aside className="bg-glaze border-s border-lapis-200">
          <SummaryPanel lines={priced.lines} quote={quote} days={days} promoControls={promoControls} />
        </aside>
      )}
    </div>
  );
}

interface AddressPartProps {
  readonly book: SavedAddressesState;
  readonly Choice: AddressBook['Choice'];
  readonly initial: Draft;
  /** Current values of the form. */
  readonly draft: Draft;
  readonly destination: DestinationState;
  readonly errors: FieldErrors;
}

/** Shipping address: a saved one, or a new one that may be saved (decision 26). */
function AddressSection({ book, Choice, initial, draft, destination, errors }: AddressPartProps) {
  const { checkout } = useMessages('checkout');
  const isSaved = book.chosenId !== null;
  return (
    <fieldset>
      <legend className="font-medium text-lg pb-4">{checkout.shippingInfo}</legend>
      {Choice && <Choice book={book} />}
      <ShippingFields
        initial={initial.shipping}
        shipping={draft.shipping}
        destination={destination}
        isSaved={isSaved}
        errors={errors}
      />
      {!isSaved && book.addresses.length < MAX_ADDRESSES && <SaveAddressFields draft={draft} errors={errors} />}
    </fieldset>
  );
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

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
