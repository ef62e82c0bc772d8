import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { DisplayedOrder } from '#features/payments/ui/use-payment.ts';

/** Delays before the three retries, in milliseconds (decision 14). */
const RETRY_AFTER_MS = [1000, 2000, 4000];

/** URL fragment for a customer who returns from a payment page. */
const RETURNED = '#returned';

export type OrderState =
  | {
      readonly kind:
        | 'loading'
        | 'unknown'
        /** Returned from a payment page without a session. */
        | 'returned-guest';
    }
  | { readonly kind: 'loaded'; readonly order: OrderView };

interface OrderLookup extends DisplayedOrder {
  readonly state: OrderState;
}

/**
 * Loads the customer's order by number (decision 12). Redirects a guest to sign-in and back, except after a payment page. If all
 * retries fail, navigates home with a notice that contains the number (decision 14).
 */
export function useOrder(orderNumber: string): OrderLookup {
  const { general, notices } = useMessages('forms');
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const userId = session === undefined ? undefined : (session?.userId ?? null);
  const lastRefresh = useRef<AbortController>(null);
  const updateOrder = useCallback((change: Partial<OrderView>) => {
    // the response to a refresh that is running may be older than this change
    lastRefresh.current?.abort();
    setState((now) => (now.kind === 'loaded' ? { ...now, order: { ...now.order, ...change } } : now));
  }, []);

  useEffect(() => {
    if (userId === undefined) return;
    const abort = new AbortController();
    const requireSignIn = () => {
      if (location.hash === RETURNED) return setState({ kind: 'returned-guest' });
      notify({ title: general.loginRequired, text: general.signInFirst, tone: 'error', persistsOnNavigation: true });
      void navigate(signInAddress(location), { replace: true });
    };
    const goHome = () => {
      const { title, body } = notices.order.lookupFailed({ number: orderNumber });
      notify({ title, text: body, tone: 'error', persistsOnNavigation: true });
      void navigate('/', { replace: true });
    };
    const loadOrder = async (waits: readonly number[]): Promise<void> => {
      try {
        const order = await (await loadShopClient()).orders.get({ orderNumber, language }, { signal: abort.signal });
        if (!abort.signal.aborted) setState({ kind: 'loaded', order });
      } catch (error) {
        if (abort.signal.aborted) return;
        const { code } = readError(error, language);
        if (code === 'ORDER_NOT_FOUND' || code === 'VALIDATION_FAILED') return setState({ kind: 'unknown' });
        // the session has expired, and this effect runs again
        if (code === 'SIGN_IN_REQUIRED') return;
        const [wait, ...later] = waits;
        if (wait === undefined) return goHome();
        setTimeout(() => {
          if (!abort.signal.aborted) void loadOrder(later);
        }, wait);
      }
    };
    if (userId === null) requireSignIn();
    else void loadOrder(RETRY_AFTER_MS);
    return () => abort.abort();
  }, [userId, orderNumber, language, navigate, general, notices]);

  const refresh = useCallback(async () => {
    const abort = new AbortController();
    lastRefresh.current?.abort();
    lastRefresh.current = abort;
    try {
      const order = await (await loadShopClient()).orders.get({ orderNumber, language }, { signal: abort.signal });
      if (!abort.signal.aborted) setState({ kind: 'loaded', order });
    } catch {
      // if the session has expired, the effect above redirects to sign-in
    }
  }, [orderNumber, language]);
  return { state, refresh, updateOrder };
}
