import type { Language } from '../domain/language.ts';
import { account as arabicAccount } from './ar/account.ts';
import { addresses as arabicAddresses } from './ar/addresses.ts';
import { doors as arabicDoors } from './ar/doors.ts';
import { entry as arabicEntry } from './ar/entry.ts';
import { offer as arabicOffer } from './ar/offer.ts';
import { office as arabicOffice } from './ar/office.ts';
import { offline as arabicOffline } from './ar/offline.ts';
import { ownData as arabicOwnData } from './ar/own-data.ts';
import { places as arabicPlaces } from './ar/places.ts';
import { security as arabicSecurity } from './ar/security.ts';
import { editorialOf } from './editorial.ts';
import { account as englishAccount } from './en/account.ts';
import { addresses as englishAddresses } from './en/addresses.ts';
import { doors as englishDoors } from './en/doors.ts';
import { entry as englishEntry } from './en/entry.ts';
import { offer as englishOffer } from './en/offer.ts';
import { office as englishOffice } from './en/office.ts';
import { offline as englishOffline } from './en/offline.ts';
import { ownData as englishOwnData } from './en/own-data.ts';
import { places as englishPlaces } from './en/places.ts';
import { security as englishSecurity } from './en/security.ts';
import { messagesOf } from './messages.ts';

const words = { ar: 'كلمة', en: 'word' } as const satisfies Record<Language, string>;

/** Whatever a message asks for: 3 where it counts, one word where it names or lists. */
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

/** Each sentence the shop can say in a language, by the path of its key. For the tests of this room. */
export const everySentence = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    spoken(
      {
        shop: messagesOf(language),
        account: language === 'ar' ? arabicAccount : englishAccount,
        addresses: language === 'ar' ? arabicAddresses : englishAddresses,
        entry: language === 'ar' ? arabicEntry : englishEntry,
        offer: language === 'ar' ? arabicOffer : englishOffer,
        office: language === 'ar' ? arabicOffice : englishOffice,
        offline: language === 'ar' ? arabicOffline : englishOffline,
        doors: language === 'ar' ? arabicDoors : englishDoors,
        places: language === 'ar' ? arabicPlaces : englishPlaces,
        ownData: language === 'ar' ? arabicOwnData : englishOwnData,
        security: language === 'ar' ? arabicSecurity : englishSecurity,
        editorial: editorialOf(language),
      },
      language,
      '',
    ),
  );
