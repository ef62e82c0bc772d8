import type { Language } from '../domain/language.ts';
import { messages as accountAr } from './ar/account.ts';
import { messages as accountSecurityAr } from './ar/account-security.ts';
import { messages as adminAr } from './ar/admin.ts';
import { messages as authFlowsAr } from './ar/auth-flows.ts';
import { messages as discountDialogAr } from './ar/discount-dialog.ts';
import { messages as governoratesAr } from './ar/governorates.ts';
import { messages as offlineAr } from './ar/offline.ts';
import { messages as openingHoursAr } from './ar/opening-hours.ts';
import { messages as personalDataAr } from './ar/personal-data.ts';
import { messages as savedAddressesAr } from './ar/saved-addresses.ts';
import { contentOf } from './content.ts';
import { messages as accountEn } from './en/account.ts';
import { messages as accountSecurityEn } from './en/account-security.ts';
import { messages as adminEn } from './en/admin.ts';
import { messages as authFlowsEn } from './en/auth-flows.ts';
import { messages as discountDialogEn } from './en/discount-dialog.ts';
import { messages as governoratesEn } from './en/governorates.ts';
import { messages as offlineEn } from './en/offline.ts';
import { messages as openingHoursEn } from './en/opening-hours.ts';
import { messages as personalDataEn } from './en/personal-data.ts';
import { messages as savedAddressesEn } from './en/saved-addresses.ts';
import { messagesOf } from './messages.ts';

const words = { ar: 'كلمة', en: 'word' } as const satisfies Record<Language, string>;

/** Sample arguments of a message: 3 for a count, a word for a name or list. */
const anything = (language: Language): unknown =>
  new Proxy(
    {},
    {
      get: (_, asked) => {
        if (asked === Symbol.toPrimitive) return () => 3;
        if (asked === 'beginnings') return [words[language]];
        return asked === 'count' ? 3 : words[language];
      },
    },
  );

const spoken = (value: unknown, language: Language, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return spoken(Reflect.apply(value, undefined, [anything(language)]), language, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => spoken(inner, language, path === '' ? key : `${path}/${key}`));
};

/** Returns every message of a language by its key path, for tests. */
export const flattenMessages = (language: Language): ReadonlyMap<string, string> =>
  new Map(spoken({ shop: messagesOf(language), ...separate[language], content: contentOf(language) }, language, ''));

const separate = {
  ar: {
    account: accountAr,
    accountSecurity: accountSecurityAr,
    admin: adminAr,
    authFlows: authFlowsAr,
    discountDialog: discountDialogAr,
    governorates: governoratesAr,
    offline: offlineAr,
    openingHours: openingHoursAr,
    personalData: personalDataAr,
    savedAddresses: savedAddressesAr,
  },
  en: {
    account: accountEn,
    accountSecurity: accountSecurityEn,
    admin: adminEn,
    authFlows: authFlowsEn,
    discountDialog: discountDialogEn,
    governorates: governoratesEn,
    offline: offlineEn,
    openingHours: openingHoursEn,
    personalData: personalDataEn,
    savedAddresses: savedAddressesEn,
  },
};
