import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toLatinDigits } from '#core/browser/latin-digits.ts';
import { dismissErrors } from '#core/browser/toasts.ts';
import { useIsWide } from '#core/browser/use-is-wide.ts';
import type { FieldErrors } from '#core/forms/validation.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { focusField } from '#core/ui/focus-field.ts';
import { Icon } from '#core/ui/icon.tsx';
import { OfflineNote } from '#core/ui/offline-note.tsx';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import type { PricedCart } from '#features/cart/ui/priced-cart.ts';
import { ShopNotOpen, useMayOrder } from '#features/cart/ui/shop-not-open.tsx';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { isSoldOut } from '#features/pricing/ui/order-summary.tsx';
import { deliveryDays, rulesOfDefaultZone } from '#features/shipping/shipping-policy.ts';
import type { AddressBook } from './address-book.ts';
import { AddressSection } from './address-section.tsx';
import { isAddressField } from './address-values.ts';
import { type Draft, hasInput, readForm } from './draft.ts';
import { GiftFields } from './gift-fields.tsx';
import { PaymentMethods } from './payment-methods.tsx';
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

/** Checkout form with the order summary: a second column on wide screens, above the form on narrow ones. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { items, priced, promoControls, initial, addressBook, draft, keep, destination, reloadCart, onPlaced } = props;
  const { cart, orderSummary } = useMessages('cart');
  const { checkout } = useMessages('checkout');
  const { auth } = useMessages('forms');
  const session = useSession();
  const language = useLanguage();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [newQuote, setNewQuote] = useState<{ readonly of: Quote; readonly quote: Quote } | null>(null);
  // the server's quote applies until the local one changes
  const quote = newQuote?.of.total === priced.quote.total ? newQuote.quote : priced.quote;

  const rules = useSettings();
  const { shipping } = destination.isUnknown ? rulesOfDefaultZone(rules) : rules;
  const days = deliveryDays(shipping, destination.governorate);
  const sum = formatMoney(quote.total, language);
  const total = quote.isLowestShipping ? `${orderSummary.from} ${sum}` : sum;

  const paysOnline = needsOnlinePayment(draft.paymentMethod, quote.total);
  // the total is not final while a code is checked
  const canSubmit = useMayOrder() && priced.isBuyable && !promoControls.isChecking;

  const saveInput = () => form.current && keep(readForm(form.current, draft));
  const savedAddresses = useSavedAddresses(form, addressBook, saveInput);
  const showErrors = (fieldErrors: FieldErrors) => {
    // errors must be rendered before focus makes a screen reader announce them
    flushSync(() => {
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).some(isAddressField)) savedAddresses.open();
    });
    if (form.current) focusField(form.current, Object.keys(fieldErrors));
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
  const submit = () => {
    dismissErrors();
    const filledIn = saveInput();
    if (filledIn && canSubmit) void place(filledIn);
  };
  const handleInput = ({ target }: FormEvent) => {
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
          <ShopNotOpen className="my-3" />
          {hasInput(initial) && (
            <p role="status" className="text-sm text-malachite-700">
              {checkout.restored}
            </p>
          )}
          {session === null && (
            <p className="mt-3 mb-2 p-4 bg-glaze">
              {auth.toCheckout}{' '}
              <a href={signInAddress({ pathname: '/checkout', search: '', hash: '' })} className="link">
                {auth.tabs}
              </a>
            </p>
          )}
          {!isWide && <CollapsibleItems lines={priced.lines} quote={quote} />}
          <form
            ref={form}
            noValidate
            className="pt-4"
            onInput={(event) => {
              handleInput(event);
              saveInput();
            }}
            onSubmit={(event) => event.preventDefault()}
          >
            <AddressSection
              savedAddresses={savedAddresses}
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
            {!isSoldOut(quote) && (
              <button
                // Enter in a field would press a submit button
                type="button"
                className="btn btn-lg btn-primary w-full mt-10 whitespace-normal"
                aria-busy={step === 'sending'}
                aria-disabled={step !== 'open' || !canSubmit}
                onClick={submit}
              >
                {step === 'open' && checkout.placeOrder({ total })}
                {step === 'sending' && checkout.processing}
                {step === 'placed' && checkout.placed}
              </button>
            )}
            <p className="flex items-start gap-2.5 text-sm text-mist mt-4">
              <Icon name={paysOnline ? 'shield-check' : 'message-circle'} className="size-5 mt-0.5" />
              <span>{paysOnline ? checkout.payHint : checkout.chatHint}</span>
            </p>
            <a href="/contact" className="lg:hidden link inline-flex items-center min-h-11 mt-3 text-sm">
              {checkout.help}
            </a>
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

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
