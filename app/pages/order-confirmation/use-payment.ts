import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import { isOnlineMethod, type PaymentMethod } from '../../../domain/payments/payment-methods.ts';
import { formatUntil } from '../../../locales/time-left.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { PAYMENT_START_KEY } from '../../state/payment-start.ts';
import { refreshSettings } from '../../state/refresh-settings.ts';
import { clearSession } from '../../state/session.ts';
import { sessionStore } from '../../state/storage.ts';
import type { OrderLookup } from './use-order.ts';

export interface PaymentActions {
  /** `going`: the browser is on its way to the payment page. */
  readonly step: 'open' | 'going' | 'busy';
  /** Why the last action was refused, in words. */
  readonly refusal: string | null;
  /** Whether the customer has chosen a method without a payment page on this page. */
  readonly hasChangedMethod: boolean;
  readonly pay: () => Promise<void>;
  /** Resolves to whether the method was accepted. */
  readonly payBy: (method: PaymentMethod) => Promise<boolean>;
  /** Resolves to whether the order is cancelled. */
  readonly cancel: () => Promise<boolean>;
}

/**
 * What a customer can do about the payment of an order. Opens the payment page at once for an order that was just placed, or whose
 * payment was asked for in the list of orders; only once, so that the back button leads to this page.
 */
export function usePayment(order: OrderView, { refresh, keep }: Pick<OrderLookup, 'refresh' | 'keep'>): PaymentActions {
  const words = useMessages('payment');
  const language = useLanguage();
  const [step, setStep] = useState<PaymentActions['step']>('open');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [hasChangedMethod, setChangedMethod] = useState(false);
  const { orderNumber, payment } = order;
  const call = { orderNumber, language };

  const sayWhyNot = async (error: unknown): Promise<void> => {
    const { code, message } = refusalOf(error, language);
    if (code === 'SIGN_IN_REQUIRED') return clearSession();
    if (code === 'GATEWAY_UNAVAILABLE') {
      const { gateway, gatewayForNow } = words.refused;
      const time = payment.payBy && formatUntil(new Date(payment.payBy), new Date(), language);
      return setRefusal(time ? gateway({ time }) : gatewayForNow);
    }
    setRefusal(code === 'TOO_MANY_REQUESTS' ? words.refused.tooMany : message);
    // the order may have been paid, cancelled or changed in another tab
    if (code === 'PAYMENT_METHOD_UNAVAILABLE') void refreshSettings();
    await refresh();
  };

  /** Runs one action at a time; false when it was refused. */
  const act = async (kind: 'going' | 'busy', action: () => Promise<void>): Promise<boolean> => {
    if (step !== 'open') return false;
    setStep(kind);
    setRefusal(null);
    try {
      await action();
      if (kind === 'busy') setStep('open');
      return true;
    } catch (error) {
      await sayWhyNot(error);
      setStep('open');
      return false;
    }
  };

  const openPage = async (method?: PaymentMethod): Promise<void> => {
    const shop = await loadShopClient();
    const { url } = await shop.payments.open(method === undefined ? call : { ...call, method });
    location.assign(url);
  };
  const pay = async () => void (await act('going', () => openPage()));
  const payBy = (method: PaymentMethod) => {
    if (isOnlineMethod(method)) return act('going', () => openPage(method));
    return act('busy', async () => {
      const changed = await (await loadShopClient()).payments.changeMethod({ ...call, method });
      keep({ ...order, paymentMethod: method, payment: changed });
      setChangedMethod(true);
      // the text of the chat names the method
      void refresh();
    });
  };
  const cancel = () => act('busy', async () => keep(await (await loadShopClient()).orders.cancel(call)));

  const payWhenAsked = useEffectEvent(() => {
    if (payment.canPay && takePaymentStart(orderNumber)) void pay();
  });
  // the page shows one order: it is mounted anew for another
  useEffect(() => payWhenAsked(), []);

  // the back button shows this page as it was left: on its way
  useEffect(() => {
    const stayHere = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStep('open');
    };
    addEventListener('pageshow', stayHere);
    return () => removeEventListener('pageshow', stayHere);
  }, []);
  return { step, refusal, hasChangedMethod, pay, payBy, cancel };
}

/** Whether the payment page of this order is to be opened now; true once, so that going back from it does not open it again. */
const takePaymentStart = (orderNumber: string): boolean => {
  const isWanted = sessionStore.read(PAYMENT_START_KEY) === orderNumber;
  if (isWanted) sessionStore.remove(PAYMENT_START_KEY);
  return isWanted;
};
