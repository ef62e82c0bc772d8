import type { Bilingual, Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { messages as cartAr } from '#generated/texts/ar/cart.gen.ts';
import { messages as checkoutAr } from '#generated/texts/ar/checkout.gen.ts';
import { messages as commonAr } from '#generated/texts/ar/common.gen.ts';
import { messages as formsAr } from '#generated/texts/ar/forms.gen.ts';
import { messages as productDetailsAr } from '#generated/texts/ar/product-details.gen.ts';
import { messages as cartEn } from '#generated/texts/en/cart.gen.ts';
import { messages as checkoutEn } from '#generated/texts/en/checkout.gen.ts';
import { messages as commonEn } from '#generated/texts/en/common.gen.ts';
import { messages as formsEn } from '#generated/texts/en/forms.gen.ts';
import { messages as productDetailsEn } from '#generated/texts/en/product-details.gen.ts';
import { fillMessages, type MessageSource, type Messages } from './messages.ts';

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
