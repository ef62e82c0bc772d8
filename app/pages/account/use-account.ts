import { useCallback, useEffect, useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import type { Profile } from '../../../contract/people.ts';
import type { Language } from '../../../domain/language.ts';
import { type AccountMessages, loadAccountMessages } from '../../../locales/load-rooms.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { notify } from '../../device/notices.ts';
import { forgetSession } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';

/** What a customer's own page shows. */
export interface AccountView {
  readonly words: AccountMessages;
  readonly profile: Profile;
  /** Newest first. */
  readonly orders: readonly OrderView[];
  readonly hasMore: boolean;
}

type AccountState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly view: AccountView; readonly isLoadingOlder: boolean };

/** The signed-in customer's profile and orders. A session that the shop refuses is forgotten on this device. */
export function useAccount() {
  const { auth, general } = useTillWords();
  const language = useLanguage();
  const [state, setState] = useState<AccountState>({ kind: 'loading' });

  const fail = useCallback(
    (error: unknown): void => {
      const { code, sentence } = refusalOf(error, language);
      const isOver = code === 'SIGN_IN_REQUIRED';
      if (isOver) void forgetSession();
      const text = isOver ? auth.errorSentence('session_expired') : sentence;
      notify({ title: general.error, text, tone: 'alarm', goesAlong: isOver });
    },
    [auth, general, language],
  );
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState({ kind: 'ready', view: await readAccount(language), isLoadingOlder: false });
    } catch (error) {
      setState({ kind: 'failed' });
      fail(error);
    }
  }, [language, fail]);
  useEffect(() => {
    void load();
  }, [load]);

  const loadOlder = async (view: AccountView) => {
    const oldest = view.orders.at(-1);
    if (!oldest) return;
    setState({ kind: 'ready', view, isLoadingOlder: true });
    try {
      const shop = await loadShop();
      const { orders, hasMore } = await shop.orders.mine({ language, before: oldest.createdAt });
      const all = [...view.orders, ...orders];
      setState({ kind: 'ready', view: { ...view, orders: all, hasMore }, isLoadingOlder: false });
    } catch (error) {
      setState({ kind: 'ready', view, isLoadingOlder: false });
      fail(error);
    }
  };
  /** What is known of the customer now. */
  const keepProfile = (profile: Profile) =>
    setState((now) => (now.kind === 'ready' ? { ...now, view: { ...now.view, profile } } : now));
  return { state, load, loadOlder, keepProfile, fail };
}

const readAccount = async (language: Language): Promise<AccountView> => {
  const [words, shop] = await Promise.all([loadAccountMessages(language), loadShop()]);
  const [profile, mine] = await Promise.all([shop.people.profile(), shop.orders.mine({ language })]);
  return { words, profile, ...mine };
};
