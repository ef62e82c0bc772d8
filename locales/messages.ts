import type { Bilingual, Language } from '../domain/language.ts';
import { messages as cartAr } from './ar/cart.ts';
import { messages as checkoutAr } from './ar/checkout.ts';
import { messages as commonAr } from './ar/common.ts';
import { messages as formsAr } from './ar/forms.ts';
import { messages as productDetailsAr } from './ar/product-details.ts';
import { messages as cartEn } from './en/cart.ts';
import { messages as checkoutEn } from './en/checkout.ts';
import { messages as commonEn } from './en/common.ts';
import { messages as formsEn } from './en/forms.ts';
import { messages as productDetailsEn } from './en/product-details.ts';
import type { Messages } from './namespaces.ts';

/** Messages of the storefront in one language, merged from their namespaces. */
export type StorefrontMessages = Messages['common'] &
  Messages['cart'] &
  Messages['forms'] &
  Messages['checkout'] & { readonly productDetails: Messages['productDetails'] };

const storefront: Bilingual<StorefrontMessages> = {
  ar: { ...commonAr, ...cartAr, ...formsAr, ...checkoutAr, productDetails: productDetailsAr },
  en: { ...commonEn, ...cartEn, ...formsEn, ...checkoutEn, productDetails: productDetailsEn },
};

/** Messages of the storefront in both languages: for the server. The browser uses `loadMessages`. */
export const messagesOf = (language: Language): StorefrontMessages => storefront[language];
