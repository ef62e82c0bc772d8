import type { Bilingual, Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
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
import { fillMessages, type MessageSource, type Messages } from './namespaces.ts';

/** Messages of the storefront in one language, merged from their namespaces. */
export type StorefrontMessages = Messages['common'] &
  Messages['cart'] &
  Messages['forms'] &
  Messages['checkout'] & {
    readonly productDetails: Messages['productDetails'];
  };

type StorefrontNamespace = 'common' | 'cart' | 'forms' | 'checkout' | 'productDetails';

const sources: Bilingual<Readonly<Record<StorefrontNamespace, MessageSource>>> = {
  ar: {
    common: commonAr,
    cart: cartAr,
    forms: formsAr,
    checkout: checkoutAr,
    productDetails: productDetailsAr,
  },
  en: {
    common: commonEn,
    cart: cartEn,
    forms: formsEn,
    checkout: checkoutEn,
    productDetails: productDetailsEn,
  },
};

/** Messages of the storefront in both languages: for the server. The browser uses `loadMessages`. */
export const messagesOf = (language: Language, settings: PublicSettings): StorefrontMessages => {
  let both = merged.get(settings);
  if (!both) merged.set(settings, (both = { ar: mergedIn('ar', settings), en: mergedIn('en', settings) }));
  return both[language];
};

const merged = new WeakMap<PublicSettings, Bilingual<StorefrontMessages>>();

const mergedIn = (language: Language, settings: PublicSettings): StorefrontMessages => {
  const filled = <Name extends StorefrontNamespace>(name: Name): Messages[Name] =>
    fillMessages(name, sources[language][name], language, settings);
  return {
    ...filled('common'),
    ...filled('cart'),
    ...filled('forms'),
    ...filled('checkout'),
    productDetails: filled('productDetails'),
  };
};

/** A namespace of the storefront as it is written, without loading it. */
export const storefrontSource = (name: StorefrontNamespace, language: Language): MessageSource =>
  sources[language][name];
