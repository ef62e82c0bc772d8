import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { FieldErrors } from '../../../domain/validation.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf, type SpokenRefusal } from '../../api/refusal-of.ts';
import { cart } from '../../device/cart.ts';
import { lookAtConnection } from '../../device/connection.ts';
import { mustWait } from '../../device/must-wait.ts';
import { notify } from '../../device/notices.ts';
import { forgetSession } from '../../device/session.ts';
import { signInAddress } from '../../device/sign-in-address.ts';
import { useSession } from '../../device/signed-in.ts';
import { rememberStockLeft } from '../../device/stock-left.ts';
import { tabStorage } from '../../device/storage.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';
import { orderLines } from '../../parts/priced-cart.ts';
import { checkDraft, refusedFields } from './check-draft.ts';
import { type Draft, forgetDraft, newKey } from './draft.ts';
import { keepAddress } from './keep-address.ts';
import { refusedQuote } from './refused-quote.ts';
import { openChatWindow } from './seller-chat-window.ts';
import type { PromoDesk } from './use-promo.ts';

interface CheckoutState {
  readonly items: readonly CartItem[];
  /** What the shopper sees, and therefore agrees to. */
  readonly quote: Quote;
  readonly desk: PromoDesk;
  readonly onFieldErrors: (errors: FieldErrors) => void;
  readonly onNewQuote: (quote: Quote | null) => void;
  /** A new key: what is sent next is another intent. */
  readonly onNewIntent: (key: string) => void;
  readonly lookAtShelfAgain: () => void;
  /** The order stands; the cart may be empty from now on. */
  readonly onPlaced: () => void;
}

/**
 * Places the order: checks the form, opens the chat's window inside the click, asks the shop once per intent, and then
 * shows the confirmation (decisions 11, 13, 17). After a failure everything filled in stays, and the same intent may be
 * sent again: a lost answer never makes a second order.
 */
export function usePlaceOrder(state: CheckoutState) {
  const { checkout, general, notices } = useTillWords();
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<'open' | 'sending' | 'placed'>('open');
  const isRunning = useRef(false);

  const askToSignIn = () => {
    const { title, body } = notices.checkout.login;
    notify({ title, text: body, tone: 'alarm', goesAlong: true });
    void navigate(signInAddress(location));
  };
  const alarm = ({ title, body }: { title: string; body?: string }) => notify({ title, text: body, tone: 'alarm' });
  const refuseFields = (errors: FieldErrors) => {
    state.onFieldErrors(errors);
    alarm(notices.checkout.validation);
  };

  const hear = ({ code, sentence, details }: SpokenRefusal) => {
    switch (code) {
      case 'SIGN_IN_REQUIRED':
        return void forgetSession().then(askToSignIn);
      case 'VALIDATION_FAILED':
        return refuseFields(refusedFields(details['issues']));
      case 'TOTAL_CHANGED':
        state.onNewQuote(refusedQuote(details));
        state.lookAtShelfAgain();
        return alarm({ title: notices.checkout.totalChanged.title, body: sentence });
      case 'OUT_OF_STOCK':
        rememberStockLeft(String(details['productId']), Number(details['available']) || 0);
        state.lookAtShelfAgain();
        return alarm({ title: notices.checkout.stock({ name: '' }).title, body: sentence });
      case 'TOO_MANY_UNPAID_ORDERS':
      case 'TOO_MANY_UNPAID_ITEMS':
      case 'TOO_MANY_REQUESTS':
        return alarm({ title: notices.checkout.failed.title, body: sentence });
      case 'PRODUCT_UNKNOWN':
        state.lookAtShelfAgain();
        return alarm({ title: notices.checkout.failed.title, body: sentence });
      case 'ORDER_KEY_REUSED':
        state.onNewIntent(newKey());
        return alarm({ title: notices.checkout.failed.title, body: sentence });
      case 'PROMO_THROTTLED':
        return alarm({ title: notices.promo.wait.title, body: sentence });
      default:
        if (code.startsWith('PROMO_')) return state.desk.takeBack(sentence);
        // the form then says by itself for how long
        if (code === 'UNAVAILABLE') void lookAtConnection();
        return alarm(notices.checkout.failed);
    }
  };

  const place = async (draft: Draft) => {
    if (isRunning.current) return;
    const checked = checkDraft(draft);
    if (!checked.isSound) return refuseFields(checked.errors);
    if (mustWait()) return;
    if (!session) return askToSignIn();
    isRunning.current = true;
    setStep('sending');
    const chat = openChatWindow(checkout.processing);
    try {
      const shop = await loadShop();
      const { shipping, gift, addressLabel } = checked;
      const { orderNumber, sellerChatUrl } = await shop.orders.place({
        idempotencyKey: draft.idempotencyKey,
        language,
        lines: orderLines(state.items),
        shipping,
        gift,
        paymentMethod: draft.paymentMethod,
        expectedTotal: state.quote.total,
        ...(state.desk.promo ? { promoCode: state.desk.promo.code } : {}),
      });
      chat.show(sellerChatUrl);
      setStep('placed');
      state.onPlaced();
      forgetDraft(tabStorage);
      cart.empty();
      if (addressLabel) {
        const { email: _, ...address } = shipping;
        void keepAddress({ ...address, label: addressLabel, isDefault: false }, language, general.error);
      }
      await navigate(`/order-confirmation/${orderNumber}`, { replace: true });
    } catch (error) {
      chat.close();
      isRunning.current = false;
      setStep('open');
      hear(refusalOf(error, language));
    }
  };
  return { place, step };
}
