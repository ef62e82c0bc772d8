import { withLabels } from '#core/i18n/apply-overrides.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import type { SameShape } from './same-shape.ts';
import { formatShopValues, type ShopValues } from './shop-values.ts';

/** Loaders of the namespaces; the bundler makes one chunk per namespace and language. */
const namespaces = {
  common: { ar: () => import('./ar/common.ts'), en: () => import('./en/common.ts') },
  cart: { ar: () => import('./ar/cart.ts'), en: () => import('./en/cart.ts') },
  forms: { ar: () => import('./ar/forms.ts'), en: () => import('./en/forms.ts') },
  checkout: { ar: () => import('./ar/checkout.ts'), en: () => import('./en/checkout.ts') },
  payment: { ar: () => import('./ar/payment.ts'), en: () => import('./en/payment.ts') },
  returns: { ar: () => import('./ar/returns.ts'), en: () => import('./en/returns.ts') },
  productDetails: { ar: () => import('./ar/product-details.ts'), en: () => import('./en/product-details.ts') },
  authFlows: { ar: () => import('./ar/auth-flows.ts'), en: () => import('./en/auth-flows.ts') },
  account: { ar: () => import('./ar/account.ts'), en: () => import('./en/account.ts') },
  accountSecurity: { ar: () => import('./ar/account-security.ts'), en: () => import('./en/account-security.ts') },
  personalData: { ar: () => import('./ar/personal-data.ts'), en: () => import('./en/personal-data.ts') },
  savedAddresses: { ar: () => import('./ar/saved-addresses.ts'), en: () => import('./en/saved-addresses.ts') },
  governorates: { ar: () => import('./ar/governorates.ts'), en: () => import('./en/governorates.ts') },
  openingHours: { ar: () => import('./ar/opening-hours.ts'), en: () => import('./en/opening-hours.ts') },
  discountDialog: { ar: () => import('./ar/discount-dialog.ts'), en: () => import('./en/discount-dialog.ts') },
  offline: { ar: () => import('./ar/offline.ts'), en: () => import('./en/offline.ts') },
  admin: { ar: () => import('./ar/admin.ts'), en: () => import('./en/admin.ts') },
};

export type Namespace = keyof typeof namespaces;

/** Names of all namespaces. */
export const namespaceNames = Object.keys(namespaces) as readonly Namespace[];

/** Messages of each namespace in one language; the Arabic ones define the shape. */
export type Messages = {
  readonly [Name in Namespace]: SameShape<WithValues<Awaited<ReturnType<(typeof namespaces)[Name]['ar']>>['messages']>>;
};

/** Messages as they are written: those that name values of the shop's settings are a function of them. */
export type MessageSource = object | ((shop: ShopValues) => object);

type WithValues<Source> = Source extends (shop: ShopValues) => infer Messages ? Messages : Source;

/** Loads a namespace in one language, without the other language. */
export const loadSource = async (name: Namespace, language: Language): Promise<MessageSource> =>
  (await namespaces[name][language]()).messages;

/** Loads the messages of one namespace in one language, with the values of the settings and the owner's labels. */
export const loadMessages = async <Name extends Namespace>(
  name: Name,
  language: Language,
  settings: PublicSettings,
): Promise<Messages[Name]> => fillMessages(name, await loadSource(name, language), language, settings);

/** Fills in the values of the settings and the owner's labels; the same messages for the same settings. */
export const fillMessages = <Name extends Namespace>(
  name: Name,
  source: MessageSource,
  language: Language,
  settings: PublicSettings,
): Messages[Name] => {
  let filled = filledBySettings.get(settings);
  if (!filled) filledBySettings.set(settings, (filled = new Map()));
  const key = `${name} ${language}`;
  let messages = filled.get(key);
  if (messages === undefined) {
    const written: object = typeof source === 'function' ? source(formatShopValues(settings, language)) : source;
    messages = withLabels(written, name, settings.labels[language] ?? {}, language);
    filled.set(key, messages);
  }
  // each namespace has its own type, which a look-up by a variable name loses
  return messages as Messages[Name];
};

const filledBySettings = new WeakMap<PublicSettings, Map<string, object>>();
