import type { Language } from '../domain/language.ts';
import type { BasketMessages, ShopMessages, TalkMessages, TillMessages } from './messages.ts';

const shops: Record<Language, () => Promise<{ shop: ShopMessages }>> = {
  ar: () => import('./ar/shop.ts'),
  en: () => import('./en/shop.ts'),
};
const baskets: Record<Language, () => Promise<{ basket: BasketMessages }>> = {
  ar: () => import('./ar/basket.ts'),
  en: () => import('./en/basket.ts'),
};
const talks: Record<Language, () => Promise<{ talk: TalkMessages }>> = {
  ar: () => import('./ar/talk.ts'),
  en: () => import('./en/talk.ts'),
};
const tills: Record<Language, () => Promise<{ till: TillMessages }>> = {
  ar: () => import('./ar/till.ts'),
  en: () => import('./en/till.ts'),
};

/** The words of every page in one language, without loading the other: for the browser. */
export const loadMessages = async (language: Language): Promise<ShopMessages> => (await shops[language]()).shop;

/** The words of the cart and of what it comes to, in one language. */
export const loadBasketMessages = async (language: Language): Promise<BasketMessages> =>
  (await baskets[language]()).basket;

/** The words of the till in one language; pages that only show the shop do without. */
export const loadTillMessages = async (language: Language): Promise<TillMessages> => (await tills[language]()).till;

/** The words around a product in one language: for what of its page comes with the first touch. */
export const loadTalkMessages = async (language: Language): Promise<TalkMessages> => (await talks[language]()).talk;
