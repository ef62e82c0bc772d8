import { useEffect, useEffectEvent, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { refreshSettings } from '#core/browser/refresh-settings.ts';
import { userSessionStore } from '#core/browser/user-storage.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatUntil } from '#core/i18n/time-left.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';
import { PAYMENT_START_KEY } from './payment-start.ts';

/** Updates of the order that the page displays. */
export interface DisplayedOrder {
  /** Reloads the order without hiding it; a failure keeps the current view. */
  readonly refresh: () => Promise<void>;
  /** Changes the displayed order; the response to an earlier `refresh` does not undo it. */
  readonly updateOrder: (change: Partial<OrderView>) => void;
}

export interface PaymentActions {
  /** `going`: the browser is navigating to the payment page. */
  readonly step: 'open' | 'going' | 'busy';
  /** Message of the last error. */
  readonly errorMessage: string | null;
  /** Whether the customer has switched to a method without a payment page on this page. */
  readonly hasChangedMethod: boolean;
  readonly pay: () => Promise<void>;
  /** Resolves to whether the method was accepted. */
  readonly payWith: (method: PaymentMethod) => Promise<boolean>;
  /** Resolves to whether the order is cancelled. */
  readonly cancel: () => Promise<boolean>;
}

/**
 * Payment actions of an order. Opens the payment page at once for an order that was just placed or whose payment was requested in
 * the order list; only once, so that the back button returns to this page.
 */
export function usePayment(order: OrderView, { refresh, updateOrder }: DisplayedOrder): PaymentActions {
  const t = useMessages('payment');
  const language = useLanguage();
  const [step, setStep] = useState<PaymentActions['step']>('open');
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [hasChangedMethod, setChangedMethod] = useState(false);
  const { orderNumber, payment } = order;
  const call = { orderNumber, language };

  const showError = async (error: unknown): Promise<void> => {
    const { code, message } = readError(error, language);
    if (code === 'SIGN_IN_REQUIRED') return;
    if (code === 'GATEWAY_UNAVAILABLE') {
      const { gateway, gatewayForNow } = t.refused;
      const time = payment.paymentDeadline && formatUntil(new Date(payment.paymentDeadline), new Date(), language);
      return setErrorMessage(time ? gateway({ time }) : gatewayForNow);
    }
    setErrorMessage(code === 'TOO_MANY_REQUESTS' ? t.refused.tooMany : message);
    // the order may have been paid, cancelled or changed in another tab
    if (code === 'PAYMENT_METHOD_UNAVAILABLE') void refreshSettings();
    await refresh();
  };

  /** Runs one action at a time; false when it was refused. */
  const act = async (kind: 'going' | 'busy', action: () => Promise<void>): Promise<boolean> => {
    if (step !== 'open') return false;
    setStep(kind);
    setErrorMessage(null);
    try {
      await action();
      if (kind === 'busy') setStep('open');
      return true;
    } catch (error) {
      await showError(error);
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
  const payWith = (method: PaymentMethod) => {
    if (isOnlineMethod(method)) return act('going', () => openPage(method));
    return act('busy', async () => {
      const changed = await (await loadShopClient()).payments.changeMethod({ ...call, method });
      updateOrder({ paymentMethod: method, payment: changed });
      setChangedMethod(true);
      // the chat text names the method
      void refresh();
    });
  };
  const cancel = () => act('busy', async () => updateOrder(await (await loadShopClient()).orders.cancel(call)));

  const openRequestedPage = useEffectEvent(() => {
    if (payment.canPay && consumePaymentStart(orderNumber)) void pay();
  });
  // runs once per order, because the page remounts for another order
  useEffect(() => openRequestedPage(), []);

  // the back/forward cache restores this page in the state `going`
  useEffect(() => {
    const resetStep = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStep('open');
    };
    addEventListener('pageshow', resetStep);
    return () => removeEventListener('pageshow', resetStep);
  }, []);
  return { step, errorMessage, hasChangedMethod, pay, payWith, cancel };
}

/** Whether to open the payment page of this order now; true only once, so that going back does not reopen it. */
const consumePaymentStart = (orderNumber: string): boolean => {
  const isRequested = userSessionStore.read(PAYMENT_START_KEY) === orderNumber;
  if (isRequested) userSessionStore.remove(PAYMENT_START_KEY);
  return isRequested;
};
