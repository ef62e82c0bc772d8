import { useCallback, useEffect, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import type { Language } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { pageSettings } from '#core/settings/page-settings.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { Profile } from '../profile.contract.ts';

/** Data of the account page. */
export interface AccountView {
  readonly texts: Messages['account'];
  readonly profile: Profile;
  /** Newest first. */
  readonly orders: readonly OrderView[];
  readonly hasMore: boolean;
}

type AccountState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly view: AccountView };

/** Loads the customer's profile and orders. The API client ends a session that the server refuses. */
export function useAccount() {
  const { auth, general } = useMessages('forms');
  const language = useLanguage();
  const [state, setState] = useState<AccountState>({ kind: 'loading' });
  const [isLoadingOlder, setLoadingOlder] = useState(false);

  const fail = useCallback(
    (error: unknown): void => {
      const { code, message: sentence } = readError(error, language);
      const hasEnded = code === 'SIGN_IN_REQUIRED';
      const text = hasEnded ? authErrorMessage(auth.errors, 'session_expired') : sentence;
      notify({ title: general.error, text, tone: 'error', persistsOnNavigation: hasEnded });
    },
    [auth, general, language],
  );
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState({ kind: 'ready', view: await readAccount(language) });
    } catch (error) {
      setState({ kind: 'failed' });
      fail(error);
    }
  }, [language, fail]);
  useEffect(() => {
    void load();
  }, [load]);

  const updateView = (change: (view: AccountView) => Partial<AccountView>) =>
    setState((now) => (now.kind === 'ready' ? { ...now, view: { ...now.view, ...change(now.view) } } : now));
  const loadOlder = async (view: AccountView) => {
    const oldest = view.orders.at(-1);
    if (!oldest) return;
    setLoadingOlder(true);
    try {
      const shop = await loadShopClient();
      const older = await shop.orders.list({ language, before: oldest.createdAt });
      updateView(({ orders }) => ({ orders: [...orders, ...older.orders], hasMore: older.hasMore }));
    } catch (error) {
      fail(error);
    }
    setLoadingOlder(false);
  };
  const updateProfile = (change: Partial<Profile>) =>
    updateView(({ profile }) => ({ profile: { ...profile, ...change } }));
  return { state, isLoadingOlder, load, loadOlder, updateProfile, fail };
}

const readAccount = async (language: Language): Promise<AccountView> => {
  const [t, shop] = await Promise.all([loadMessages('account', language, pageSettings()), loadShopClient()]);
  const [profile, orders] = await Promise.all([shop.profile.get(), shop.orders.list({ language })]);
  return { texts: t, profile, ...orders };
};
