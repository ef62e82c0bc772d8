import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderView } from '../../../contract/orders.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { clearSession } from '../../state/session.ts';
import { signInAddress } from '../../state/sign-in-address.ts';
import { notify } from '../../state/toasts.ts';
import { useSession } from '../../state/use-session.ts';

/** Delays before the three retries, in milliseconds (decision 14). */
const RETRY_AFTER_MS = [1000, 2000, 4000];

/** Fragment of the address that the shop sends a customer to who comes back from a payment page. */
const RETURNED = '#returned';

export type OrderState =
  | {
      readonly kind:
        | 'loading'
        | 'unknown'
        /** Back from a payment page without a session. */
        | 'returned-guest';
    }
  | { readonly kind: 'found'; readonly order: OrderView };

export interface OrderLookup {
  readonly state: OrderState;
  /** Loads the order again without hiding it; a failure leaves what is shown. */
  readonly refresh: () => Promise<void>;
  /** Replaces the order. */
  readonly keep: (order: OrderView) => void;
}

/**
 * Loads the customer's order by number (decision 12). Redirects a guest to sign-in and back, except one who comes back from a
 * payment page; if all retries fail, goes to the home page with a notice that contains the number (decision 14).
 */
export function useOrder(orderNumber: string): OrderLookup {
  const { general, notices } = useMessages('forms');
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const userId = session === undefined ? undefined : (session?.userId ?? null);
  const keep = useCallback((order: OrderView) => setState({ kind: 'found', order }), []);

  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    const askToSignIn = () => {
      if (location.hash === RETURNED) return setState({ kind: 'returned-guest' });
      notify({ title: general.loginRequired, text: general.signInFirst, tone: 'error', goesAlong: true });
      void navigate(signInAddress(location), { replace: true });
    };
    const goHome = () => {
      const { title, body } = notices.order.lookupFailed({ number: orderNumber });
      notify({ title, text: body, tone: 'error', goesAlong: true });
      void navigate('/', { replace: true });
    };
    const lookUp = async (waits: readonly number[]): Promise<void> => {
      try {
        const order = await (await loadShopClient()).orders.get({ orderNumber, language }, { signal: leaving.signal });
        if (!leaving.signal.aborted) setState({ kind: 'found', order });
      } catch (error) {
        if (leaving.signal.aborted) return;
        const { code } = refusalOf(error, language);
        if (code === 'ORDER_NOT_FOUND' || code === 'VALIDATION_FAILED') return setState({ kind: 'unknown' });
        if (code === 'SIGN_IN_REQUIRED') return void clearSession().then(askToSignIn);
        const [wait, ...later] = waits;
        if (wait === undefined) return goHome();
        setTimeout(() => {
          if (!leaving.signal.aborted) void lookUp(later);
        }, wait);
      }
    };
    if (userId === null) askToSignIn();
    else void lookUp(RETRY_AFTER_MS);
    return () => leaving.abort();
  }, [userId, orderNumber, language, navigate, general, notices]);

  const refresh = useCallback(async () => {
    try {
      keep(await (await loadShopClient()).orders.get({ orderNumber, language }));
    } catch (error) {
      // the session ends in the effect above, which then asks to sign in
      if (refusalOf(error, language).code === 'SIGN_IN_REQUIRED') await clearSession();
    }
  }, [orderNumber, language, keep]);
  return { state, refresh, keep };
}
