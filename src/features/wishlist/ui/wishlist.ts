import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { knownSession, onSession } from '#core/browser/known-session.ts';
import { type Notice, notify } from '#core/browser/toasts.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { savedIds, setSavedIds } from './wishlist-ids.ts';

/** User id of the displayed wishlist; undefined until one has been loaded. */
let loadedUserId: string | undefined;

let reading: Promise<readonly ProductCard[]> | undefined;

/** The last call per product: the last of two quick presses wins. */
const calls = new Map<string, Promise<Notice>>();

/** Loads the signed-in user's wishlist, newest first, and updates the buttons. Throws like API calls. */
export const readWishlist = (): Promise<readonly ProductCard[]> => {
  reading ??= loadWishlist().finally(() => {
    reading = undefined;
  });
  return reading;
};

/** Updates the wishlist buttons after a change of the signed-in user; if loading fails, the next press retries. */
export const syncWishlistButtons = (): void => {
  const userId = knownSession()?.userId;
  if (userId === loadedUserId) return;
  loadedUserId = undefined;
  setSavedIds(new Set());
  if (userId) void readWishlist().catch(() => undefined);
};

onSession(syncWishlistButtons);

/** Adds a product to the wishlist or removes it, and displays a notice. Throws only if the texts cannot be loaded. */
export async function toggleWishlist(productId: string): Promise<void> {
  const notices = await loadWishlistNotices();
  notify(await toggle(productId, notices));
}

async function toggle(productId: string, notices: WishlistNotices): Promise<Notice> {
  if (!knownSession()) return notices.login();
  // based on the displayed state of the button, because the list may not be loaded yet
  const shouldSave = !savedIds().has(productId);
  try {
    if (reading || !loadedUserId) await readWishlist();
  } catch (error) {
    return failureNotice(error, notices);
  }
  setSaved(productId, shouldSave);
  const before = calls.get(productId) ?? Promise.resolve();
  const call = before.then(() => settle(productId, shouldSave, notices));
  calls.set(productId, call);
  const notice = await call;
  if (calls.get(productId) === call) calls.delete(productId);
  return notice;
}

async function settle(productId: string, shouldSave: boolean, notices: WishlistNotices): Promise<Notice> {
  try {
    const { wishlist } = await loadShopClient();
    await (shouldSave ? wishlist.add({ productId }) : wishlist.remove({ productId }));
  } catch (error) {
    setSaved(productId, !shouldSave);
    return failureNotice(error, notices);
  }
  const notice = shouldSave ? notices.added() : notices.removed(() => void toggleWishlist(productId));
  return { ...notice, persistsOnNavigation: true, isTrue: () => savedIds().has(productId) === shouldSave };
}

const failureNotice = (error: unknown, notices: WishlistNotices): Notice =>
  readError(error, pageLanguage()).code === 'SIGN_IN_REQUIRED' ? notices.login() : notices.failed(error);

async function loadWishlist(): Promise<readonly ProductCard[]> {
  const userId = knownSession()?.userId;
  await Promise.all(calls.values());
  const shop = await loadShopClient();
  const { products, productIds } = await shop.wishlist.get({ language: pageLanguage() });
  if (userId && userId === knownSession()?.userId) {
    loadedUserId = userId;
    setSavedIds(new Set(productIds));
  }
  return products;
}

const setSaved = (productId: string, isSaved: boolean): void => {
  const others = [...savedIds()].filter((id) => id !== productId);
  setSavedIds(new Set(isSaved ? [...others, productId] : others));
};

/** Notices of the wishlist in the exact words of specification 8. */
interface WishlistNotices {
  readonly added: () => Notice;
  readonly removed: (undo: () => void) => Notice;
  /** For signed-out visitors, with a link to sign in and return to this page. */
  readonly login: () => Notice;
  readonly failed: (error: unknown) => Notice;
}

/** Loads the texts before the action, so that its outcome can be displayed. */
const loadWishlistNotices = async (): Promise<WishlistNotices> => {
  const language = pageLanguage();
  const [forms, common] = await Promise.all([
    loadMessages('forms', language, pageSettings()),
    loadMessages('common', language, pageSettings()),
  ]);
  return wishlistNotices(forms, common, (error) => readError(error, language).message);
};

/** Builds the notices from the loaded texts. */
const wishlistNotices = (
  { general, notices: { wishlist } }: Pick<Messages['forms'], 'general' | 'notices'>,
  { fields, layout }: Pick<Messages['common'], 'fields' | 'layout'>,
  sentenceOf: (error: unknown) => string,
): WishlistNotices => ({
  added: () => ({ title: wishlist.added.title, text: wishlist.added.body }),
  removed: (undo) => ({
    title: wishlist.removed.title,
    text: wishlist.removed.body,
    action: { label: fields.undo, run: undo },
  }),
  login: () => ({
    title: wishlist.login.title,
    text: wishlist.login.body,
    tone: 'error',
    action: { label: layout.nav.login, run: signInAndReturn },
  }),
  failed: (error) => ({ title: general.error, text: sentenceOf(error), tone: 'error' }),
});

const signInAndReturn = (): void => location.assign(signInAddress(location));
