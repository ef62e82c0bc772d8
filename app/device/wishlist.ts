import type { ProductCard } from '../../contract/products.ts';
import { loadShop } from '../api/browser.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { savedIds, setSavedIds } from './hearts.ts';
import { knownSession, onSession } from './known-session.ts';
import { type Notice, notify } from './notices.ts';
import { forgetSession } from './session.ts';
import { spokenLanguage } from './spoken-language.ts';
import { loadWishlistNotices, type WishlistNotices } from './wishlist-notice.ts';

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
export const showHearts = (): void => {
  const person = knownSession()?.userId;
  if (person === shownFor) return;
  shownFor = undefined;
  setSavedIds(new Set());
  if (person) void readWishlist().catch(() => undefined);
};
onSession(showHearts);

/** Puts a product into the wishlist or takes it out, and says so. Fails only for want of the words to say it. */
export async function toggleHeart(productId: string): Promise<void> {
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
    const { wishlist } = await loadShop();
    await (isWanted ? wishlist.add({ productId }) : wishlist.remove({ productId }));
  } catch (error) {
    show(productId, !isWanted);
    return whyNot(error, notices);
  }
  const notice = isWanted ? notices.added() : notices.removed(() => void toggleHeart(productId));
  return { ...notice, goesAlong: true, isTrue: () => savedIds().has(productId) === isWanted };
}

/** A session that the shop refuses is over, and is forgotten on this device. */
function whyNot(error: unknown, notices: WishlistNotices): Notice {
  if (refusalOf(error, spokenLanguage()).code !== 'SIGN_IN_REQUIRED') return notices.failed(error);
  void forgetSession();
  return notices.login();
}

async function askForList(): Promise<readonly ProductCard[]> {
  const person = knownSession()?.userId;
  await Promise.all(calls.values());
  const shop = await loadShop();
  const { products, productIds } = await shop.wishlist.show({ language: spokenLanguage() });
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
