import type { Language } from '../domain/language.ts';
import type { account as arabicAccount } from './ar/account.ts';
import type { doors as arabicDoors } from './ar/doors.ts';
import type { entry as arabicEntry } from './ar/entry.ts';
import type { offer as arabicOffer } from './ar/offer.ts';
import type { office as arabicOffice } from './ar/office.ts';
import type { offline as arabicOffline } from './ar/offline.ts';
import type { places as arabicPlaces } from './ar/places.ts';
import type { Like } from './like.ts';

/** The words of a customer's own pages. */
export type AccountMessages = Like<typeof arabicAccount>;
/** What is said to whoever comes in otherwise than by a password. */
export type EntryMessages = Like<typeof arabicEntry>;
/** What is said while the shop cannot be reached. */
export type OfflineMessages = Like<typeof arabicOffline>;
/** The words of the offer to newcomers. */
export type OfferMessages = Like<typeof arabicOffer>;
/** The words of the admin's pages. */
export type OfficeMessages = Like<typeof arabicOffice>;
/** What stands on the shop's door. */
export type DoorMessages = Like<typeof arabicDoors>;
/** The names of places, and what is known of them. */
export type PlaceMessages = Like<typeof arabicPlaces>;

const accounts: Record<Language, () => Promise<{ account: AccountMessages }>> = {
  ar: () => import('./ar/account.ts'),
  en: () => import('./en/account.ts'),
};
const entries: Record<Language, () => Promise<{ entry: EntryMessages }>> = {
  ar: () => import('./ar/entry.ts'),
  en: () => import('./en/entry.ts'),
};
const offers: Record<Language, () => Promise<{ offer: OfferMessages }>> = {
  ar: () => import('./ar/offer.ts'),
  en: () => import('./en/offer.ts'),
};
const offices: Record<Language, () => Promise<{ office: OfficeMessages }>> = {
  ar: () => import('./ar/office.ts'),
  en: () => import('./en/office.ts'),
};
const doors: Record<Language, () => Promise<{ doors: DoorMessages }>> = {
  ar: () => import('./ar/doors.ts'),
  en: () => import('./en/doors.ts'),
};
const places: Record<Language, () => Promise<{ places: PlaceMessages }>> = {
  ar: () => import('./ar/places.ts'),
  en: () => import('./en/places.ts'),
};

const offlines: Record<Language, () => Promise<{ offline: OfflineMessages }>> = {
  ar: () => import('./ar/offline.ts'),
  en: () => import('./en/offline.ts'),
};

/** The words of a customer's own pages in one language; they come beside the storefront's. */
export const loadAccountMessages = async (language: Language): Promise<AccountMessages> =>
  (await accounts[language]()).account;

/** What is said to whoever comes in otherwise than by a password, in one language. */
export const loadEntryMessages = async (language: Language): Promise<EntryMessages> =>
  (await entries[language]()).entry;

/** The words of the admin's pages in one language; they come beside the storefront's. */
export const loadOfficeMessages = async (language: Language): Promise<OfficeMessages> =>
  (await offices[language]()).office;

/** What is said while the shop cannot be reached, in one language. */
export const loadOfflineMessages = async (language: Language): Promise<OfflineMessages> =>
  (await offlines[language]()).offline;

/** The words of the offer to newcomers in one language; they come with it. */
export const loadOfferMessages = async (language: Language): Promise<OfferMessages> => (await offers[language]()).offer;

/** The names of places in one language; they come when an address is written. */
export const loadPlaceMessages = async (language: Language): Promise<PlaceMessages> =>
  (await places[language]()).places;

/** What stands on the shop's door in one language; it comes once the device has told the time. */
export const loadDoorMessages = async (language: Language): Promise<DoorMessages> => (await doors[language]()).doors;
