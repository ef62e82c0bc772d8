import { byLanguage, type Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { textModules } from '#generated/text-modules.gen.ts';
import { fillMessages, type MessageSource, type Messages } from './messages.ts';

/** Messages of the storefront in one language, merged from their namespaces. */
export type StorefrontMessages = Messages['common'] &
  Messages['cart'] &
  Messages['forms'] &
  Messages['checkout'] & {
    readonly productDetails: Messages['productDetails'];
  };

type StorefrontNamespace = 'common' | 'cart' | 'forms' | 'checkout' | 'productDetails';

/** Messages of the storefront in a language: for the server. The browser uses `loadMessages`. */
export const messagesOf = (language: Language, settings: PublicSettings): StorefrontMessages => {
  let all = merged.get(settings);
  if (!all) merged.set(settings, (all = byLanguage((each) => mergedIn(each, settings))));
  return all[language];
};

const merged = new WeakMap<PublicSettings, Readonly<Record<Language, StorefrontMessages>>>();

const mergedIn = (language: Language, settings: PublicSettings): StorefrontMessages => {
  const filled = <Name extends StorefrontNamespace>(name: Name): Messages[Name] =>
    fillMessages(name, storefrontSource(name, language), language, settings);
  return {
    ...filled('common'),
    ...filled('cart'),
    ...filled('forms'),
    ...filled('checkout'),
    productDetails: filled('productDetails'),
  };
};

/** Returns a namespace of the storefront before the settings are filled in, without loading it. */
export const storefrontSource = (name: StorefrontNamespace, language: Language): MessageSource =>
  textModules[language][name].messages;
