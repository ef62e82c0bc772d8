import { loadMessages, loadTillMessages } from '../../locales/load-messages.ts';
import type { ShopMessages, TillMessages } from '../../locales/messages.ts';
import { refusalOf } from '../api/refusal-of.ts';
import type { Notice } from './notices.ts';
import { signInAddress } from './sign-in-address.ts';
import { spokenLanguage } from './spoken-language.ts';

/** What is said about the wishlist, word for word as specification 8 has it. */
export interface WishlistNotices {
  readonly added: () => Notice;
  readonly removed: (putBack: () => void) => Notice;
  /** To who is not signed in, with the way to sign in and back to where the heart was pressed. */
  readonly login: () => Notice;
  readonly failed: (error: unknown) => Notice;
}

/** Loads the words, before anything is done that must be told. */
export const loadWishlistNotices = async (): Promise<WishlistNotices> => {
  const language = spokenLanguage();
  const [till, shop] = await Promise.all([loadTillMessages(language), loadMessages(language)]);
  return wishlistNotices(till, shop, (error) => refusalOf(error, language).sentence);
};

/** The notices in these words. */
export const wishlistNotices = (
  { general, notices: { wishlist } }: Pick<TillMessages, 'general' | 'notices'>,
  { fields, shell }: Pick<ShopMessages, 'fields' | 'shell'>,
  sentenceOf: (error: unknown) => string,
): WishlistNotices => ({
  added: () => ({ title: wishlist.added.title, text: wishlist.added.body }),
  removed: (putBack) => ({
    title: wishlist.removed.title,
    text: wishlist.removed.body,
    action: { label: fields.undo, run: putBack },
  }),
  login: () => ({
    title: wishlist.login.title,
    text: wishlist.login.body,
    tone: 'alarm',
    action: { label: shell.nav.login, run: signInAndReturn },
  }),
  failed: (error) => ({ title: general.error, text: sentenceOf(error), tone: 'alarm' }),
});

const signInAndReturn = (): void => location.assign(signInAddress(location));
