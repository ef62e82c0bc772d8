import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { type LocalizedError, readError } from '#core/api/read-error.ts';
import { checkConnection } from '#core/browser/connection.ts';
import { createIdempotencyKey } from '#core/browser/idempotency-key.ts';
import { refreshSettings } from '#core/browser/refresh-settings.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { userSessionStore } from '#core/browser/user-storage.ts';
import type { AddressForm } from '#core/forms/forms.ts';
import type { FieldErrors } from '#core/forms/validation.ts';
import type { Language } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { pageSettings } from '#core/settings/page-settings.ts';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import { cart } from '#features/cart/ui/cart.ts';
import { orderLines } from '#features/cart/ui/priced-cart.ts';
import { setRemainingStock } from '#features/cart/ui/remaining-stock.ts';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { startPayment } from '#features/payments/ui/payment-start.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { clearCheckoutDraft, type Draft, saveDraft } from './draft.ts';
import type { DestinationState } from './use-destination.ts';
import type { PromoCodeControls } from './use-promo-code.ts';
import { checkDraft, fieldsOfRefusal, quantityRefused } from './validate-draft.ts';

interface CheckoutState {
  readonly items: readonly CartItem[];
  /** Displayed quote, which the shopper agrees to. */
  readonly quote: Quote;
  readonly destination: DestinationState;
  readonly promoControls: PromoCodeControls;
  readonly onFieldErrors: (errors: FieldErrors) => void;
  readonly onNewQuote: (quote: Quote | null) => void;
  /** Called with a new idempotency key for the next order. */
  readonly onNewIntent: (key: string) => void;
  readonly reloadCart: () => void;
  /** Called after the order is placed; the cart is cleared from now on. */
  readonly onPlaced: () => void;
}

/**
 * Places the order: validates the form, opens the chat window inside the click, sends one request per idempotency key and opens
 * the confirmation (decisions 11, 13, 17), which leads on to the payment page of an online method: its chat is offered after the
 * payment (decision 188). After a failure the input stays, and a retry with the same key never creates a second
 * order.
 */
export function usePlaceOrder(state: CheckoutState) {
  const { general, notices } = useMessages('forms');
  const { checkout } = useMessages('checkout');
  const { layout } = useMessages('common');
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<'open' | 'sending' | 'placed'>('open');
  const isRunning = useRef(false);

  const promptSignIn = () => {
    const { title, body } = notices.checkout.login;
    notify({ title, text: body, tone: 'error', persistsOnNavigation: true });
    void navigate(signInAddress(location));
  };
  const notifyError = ({ title, body }: { title: string; body?: string }) =>
    notify({ title, text: body, tone: 'error' });
  const refuseFields = (errors: FieldErrors) => {
    state.onFieldErrors(errors);
    notifyError(notices.checkout.validation);
  };

  const handleError = ({ code, message: sentence, details }: LocalizedError) => {
    switch (code) {
      case 'SIGN_IN_REQUIRED':
        return promptSignIn();
      case 'VALIDATION_FAILED': {
        // the shop may have changed its zones or its limit since the page was opened
        void refreshSettings();
        const aboveMaximum = quantityRefused(details['issues'], language);
        if (aboveMaximum === null) return refuseFields(fieldsOfRefusal(details['issues']));
        return notifyError({ title: notices.cart.limitExceeded.title, body: aboveMaximum });
      }
      case 'TOTAL_CHANGED':
        state.onNewQuote(quoteOfRefusal(details));
        void refreshSettings();
        state.reloadCart();
        return notifyError({ title: notices.checkout.totalChanged.title, body: sentence });
      case 'OUT_OF_STOCK':
        setRemainingStock(String(details['productId']), Number(details['available']) || 0);
        state.reloadCart();
        return notifyError({ title: notices.checkout.stock.title, body: sentence });
      case 'SHOP_NOT_OPEN':
        // the page shows that the shop takes no orders
        void refreshSettings();
        return notifyError({ title: notices.checkout.failed.title, body: sentence });
      case 'TOO_MANY_UNPAID_ORDERS':
      case 'TOO_MANY_UNPAID_ITEMS':
      case 'TOO_MANY_REQUESTS':
        return notifyError({ title: notices.checkout.failed.title, body: sentence });
      case 'EMAIL_PROOF_REQUIRED': {
        const action = { label: layout.nav.myAccount, run: () => void navigate('/account') };
        return notify({ title: notices.checkout.failed.title, text: sentence, tone: 'error', action });
      }
      case 'PRODUCT_NOT_FOUND':
        state.reloadCart();
        return notifyError({ title: notices.checkout.failed.title, body: sentence });
      case 'ORDER_KEY_REUSED':
        state.onNewIntent(createIdempotencyKey());
        return notifyError({ title: notices.checkout.failed.title, body: sentence });
      case 'PROMO_THROTTLED':
        return notifyError({ title: notices.promo.wait.title, body: sentence });
      default:
        if (code.startsWith('PROMO_')) return state.promoControls.revoke(sentence);
        // if the connection is lost, the form shows its own offline note
        if (code === 'UNAVAILABLE') void checkConnection();
        return notifyError(notices.checkout.failed);
    }
  };

  const place = async (draft: Draft) => {
    if (isRunning.current) return;
    const checked = checkDraft(draft, state.destination);
    if (!checked.isValid) return refuseFields(checked.errors);
    if (isSubmitBlockedOffline()) return;
    if (!session) return promptSignIn();
    isRunning.current = true;
    setStep('sending');
    // with its key, so that a retry after a reload is the same order
    saveDraft(userSessionStore, draft);
    const paysOnline = needsOnlinePayment(draft.paymentMethod, state.quote.total);
    const chat = paysOnline ? null : reserveChatWindow(checkout.processing);
    try {
      const shop = await loadShopClient();
      const { shipping, gift, addressLabel } = checked;
      const { orderNumber, sellerChatUrl } = await shop.orders.place({
        idempotencyKey: draft.idempotencyKey,
        language,
        lines: orderLines(state.items),
        shipping,
        gift,
        paymentMethod: draft.paymentMethod,
        expectedTotal: state.quote.total,
        ...(state.promoControls.promo ? { promoCode: state.promoControls.promo.code } : {}),
      });
      chat?.show(sellerChatUrl);
      if (paysOnline) startPayment(orderNumber);
      setStep('placed');
      state.onPlaced();
      clearCheckoutDraft(userSessionStore);
      cart.empty();
      if (addressLabel) {
        const { email: _, governorate: __, ...address } = shipping;
        void saveAddress({ ...address, label: addressLabel, isDefault: false }, language, general.error);
      }
      await navigate(`/order-confirmation/${orderNumber}`, { replace: true });
    } catch (error) {
      chat?.close();
      isRunning.current = false;
      setStep('open');
      handleError(readError(error, language));
    }
  };
  return { place, step };
}

const figures = [
  'subtotal',
  'bundleDiscount',
  'bundleBase',
  'togetherDiscount',
  'togetherBase',
  'promoDiscount',
  'promoBase',
  'discount',
  'shipping',
  'tax',
  'taxBase',
  'total',
] as const satisfies readonly (keyof Quote)[];

/** Returns the new quote of a TOTAL_CHANGED refusal, or null if it is invalid. */
export const quoteOfRefusal = (details: Readonly<Record<string, unknown>>): Quote | null =>
  isQuote(details['quote']) ? details['quote'] : null;

const isQuote = (value: unknown): value is Quote =>
  isRecord(value) &&
  Array.isArray(value['lines']) &&
  figures.every((figure) => Number.isInteger(value[figure])) &&
  isRecord(value['zone']) &&
  (value['promo'] === null || isRecord(value['promo']));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Saves an address and shows a notice of the result (specification 8, addresses); never throws. */
const saveAddress = async (address: AddressForm, language: Language, failedTitle: string): Promise<void> => {
  try {
    const [shop, { notices }] = await Promise.all([
      loadShopClient(),
      loadMessages('savedAddresses', language, pageSettings()),
    ]);
    await shop.savedAddresses.create(address);
    const { title, body } = notices.saved;
    // the confirmation page is loading or already open
    notify({ title, text: body, persistsOnNavigation: true });
  } catch (error) {
    notify({ title: failedTitle, text: readError(error, language).message, tone: 'error', persistsOnNavigation: true });
  }
};

/** Window that the chat with the seller opens in. */
interface ChatWindow {
  readonly show: (sellerChatUrl: string) => void;
  readonly close: () => void;
}

/**
 * Opens an empty window inside the click, so that pop-up blockers allow it, and clears its `opener`. `show` navigates it without
 * a referrer; `close` closes it after a failure (decision 13). Null if it was blocked: the confirmation page has the link.
 */
function reserveChatWindow(waitingText: string): ChatWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = waitingText;
  opened.document.documentElement.dir = document.documentElement.dir;
  opened.document.body.textContent = waitingText;
  return {
    show: (sellerChatUrl) => {
      if (opened.closed) return;
      const link = opened.document.createElement('a');
      link.href = sellerChatUrl;
      link.rel = 'noreferrer';
      opened.document.body.append(link);
      link.click();
    },
    close: () => opened.close(),
  };
}
