import type { ProductCard } from '../../contract/products.ts';
import { loadMessages, type Messages } from '../../locales/namespaces.ts';
import { loadShopClient } from '../api/load-shop-client.ts';
import { refusalOf } from '../api/refusal.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import { knownSession, onSession } from './known-session.ts';
import { clearSession } from './session.ts';
import { signInAddress } from './sign-in-address.ts';
import { type Notice, notify } from './toasts.ts';
import { savedIds, setSavedIds } from './wishlist-ids.ts';

/** Whose list the hearts show; undefined until one has been read. */
let shownFor: string | undefined;

let reading: Promise<readonly ProductCard[]> | undefined;

/** The last call about each product: a heart that is pressed twice ends as it was pressed last. */
const calls = new Map<string, Promise<Notice>>();

/** Reads the list of who is signed in, newest first, and lets the hearts show it. Fails as calls to the shop do. */
export const readWishlist = (): Promise<readonly ProductCard[]> => {
  reading ??= askForList().finally(() => {
    reading = undefined;
  });
  return reading;
};

/** Lets the hearts show the list of who is signed in now; a list that does not come is asked for again by a press. */
export const syncWishlistButtons = (): void => {
  const person = knownSession()?.userId;
  if (person === shownFor) return;
  shownFor = undefined;
  setSavedIds(new Set());
  if (person) void readWishlist().catch(() => undefined);
};

onSession(syncWishlistButtons);

/** Puts a product into the wishlist or takes it out, and says so. Fails only for want of the words to say it. */
export async function toggleWishlist(productId: string): Promise<void> {
  const notices = await loadWishlistNotices();
  notify(await toggle(productId, notices));
}

async function toggle(productId: string, notices: WishlistNotices): Promise<Notice> {
  if (!knownSession()) return notices.login();
  try {
    if (reading || !shownFor) await readWishlist();
  } catch (error) {
    return whyNot(error, notices);
  }
  const isWanted = !savedIds().has(productId);
  show(productId, isWanted);
  const before = calls.get(productId) ?? Promise.resolve();
  const call = before.then(() => settle(productId, isWanted, notices));
  calls.set(productId, call);
  const notice = await call;
  if (calls.get(productId) === call) calls.delete(productId);
  return notice;
}

async function settle(productId: string, isWanted: boolean, notices: WishlistNotices): Promise<Notice> {
  try {
    const { wishlist } = await loadShopClient();
    await (isWanted ? wishlist.add({ productId }) : wishlist.remove({ productId }));
  } catch (error) {
    show(productId, !isWanted);
    return whyNot(error, notices);
  }
  const notice = isWanted ? notices.added() : notices.removed(() => void toggleWishlist(productId));
  return { ...notice, goesAlong: true, isTrue: () => savedIds().has(productId) === isWanted };
}

/** A session that the shop refuses is over, and is forgotten on this device. */
function whyNot(error: unknown, notices: WishlistNotices): Notice {
  if (refusalOf(error, pageLanguage()).code !== 'SIGN_IN_REQUIRED') return notices.failed(error);
  void clearSession();
  return notices.login();
}

async function askForList(): Promise<readonly ProductCard[]> {
  const person = knownSession()?.userId;
  await Promise.all(calls.values());
  const shop = await loadShopClient();
  const { products, productIds } = await shop.wishlist.get({ language: pageLanguage() });
  if (person && person === knownSession()?.userId) {
    shownFor = person;
    setSavedIds(new Set(productIds));
  }
  return products;
}

const show = (productId: string, isSaved: boolean): void => {
  const others = [...savedIds()].filter((id) => id !== productId);
  setSavedIds(new Set(isSaved ? [...others, productId] : others));
};

/** What is said about the wishlist, word for word as specification 8 has it. */
interface WishlistNotices {
  readonly added: () => Notice;
  readonly removed: (putBack: () => void) => Notice;
  /** To who is not signed in, with the way to sign in and back to where the heart was pressed. */
  readonly login: () => Notice;
  readonly failed: (error: unknown) => Notice;
}

/** Loads the words, before anything is done that must be told. */
const loadWishlistNotices = async (): Promise<WishlistNotices> => {
  const language = pageLanguage();
  const [till, shop] = await Promise.all([loadMessages('forms', language), loadMessages('common', language)]);
  return wishlistNotices(till, shop, (error) => refusalOf(error, language).message);
};

/** The notices in these words. */
const wishlistNotices = (
  { general, notices: { wishlist } }: Pick<Messages['forms'], 'general' | 'notices'>,
  { fields, layout }: Pick<Messages['common'], 'fields' | 'layout'>,
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
    action: { label: layout.nav.login, run: signInAndReturn },
  }),
  failed: (error) => ({ title: general.error, text: sentenceOf(error), tone: 'alarm' }),
});

const signInAndReturn = (): void => location.assign(signInAddress(location));
