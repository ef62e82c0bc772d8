import type { Bilingual, Language } from '../domain/language.ts';
import { basket as basketAr } from './ar/basket.ts';
import { shop as shopAr } from './ar/shop.ts';
import { talk as talkAr } from './ar/talk.ts';
import { till as tillAr } from './ar/till.ts';
import { basket as basketEn } from './en/basket.ts';
import { shop as shopEn } from './en/shop.ts';
import { talk as talkEn } from './en/talk.ts';
import { till as tillEn } from './en/till.ts';
import type { Like } from './like.ts';

/** What every page of the shop may say, in one language. */
export type ShopMessages = Like<typeof shopAr>;
/** What is said of the cart's lines and of what they come to, in the cart and after it. */
export type BasketMessages = Like<typeof basketAr>;
/** What is said at the till: checkout, confirmation, signing in, forms, notices and refusals. */
export type TillMessages = Like<typeof tillAr>;
/** What is said around a product, in one language. */
export type TalkMessages = Like<typeof talkAr>;
/** All of it: what the server has at hand, and the tests read. */
export type Messages = ShopMessages & BasketMessages & TillMessages & { readonly talk: TalkMessages };

const messages: Bilingual<Messages> = {
  ar: { ...shopAr, ...basketAr, ...tillAr, talk: talkAr },
  en: { ...shopEn, ...basketEn, ...tillEn, talk: talkEn },
};

/** All words in both languages are at hand: for the server. The browser loads what a page says, in one language. */
export const messagesOf = (language: Language): Messages => messages[language];
