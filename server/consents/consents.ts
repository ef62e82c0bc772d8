import type { Transaction } from 'kysely';
import type { ConsentRecord } from '../../contract/consents.ts';
import type {
  ConsentPurpose,
  ConsentSource,
  ConsentWithdrawalSource,
  WithdrawablePurpose,
} from '../../domain/consents.ts';
import type { Language } from '../../domain/language.ts';
import { consentText, currentConsentVersion } from '../../locales/consents.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { Caller } from '../api/context.ts';
import type { PersonalDataAccounts } from '../personal-data/personal-data-accounts.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  deleteConsentsBefore,
  findConsentsOf,
  findCurrentConsents,
  findLatestConsents,
  insertConsent,
  insertWithdrawals,
  type StoredConsent,
} from './consents.repository.ts';

/** The language is that in which they read what they agreed to. */
type Given = ConsentSubject & {
  readonly purpose: ConsentPurpose;
  readonly language: Language;
  readonly source: ConsentSource;
};

/** Writes down that somebody agrees, to the text_version of today, in the transaction of what they agree to (decision 107). */
export const recordConsent = (
  shop: Pick<ShopContext, 'pseudonym' | 'clock'>,
  transaction: Transaction<Tables>,
  { purpose, language, source, ...whose }: Given,
): Promise<void> =>
  insertConsent(transaction, {
    created_at: shop.clock(),
    purpose,
    text_version: currentConsentVersion(purpose),
    language,
    source: source,
    subject_hash: consentSubjectOf(shop, whose),
    user_id: whose.userId,
  });

/** What a caller agrees to today, once a purpose; what was said by an address alone only if it was shown to be theirs. */
export const listOwnConsents = async (
  shop: ShopContext,
  accounts: Pick<PersonalDataAccounts, 'tellAccount'>,
  caller: Caller,
): Promise<ConsentRecord[]> => {
  const { isEmailVerified } = await accounts.tellAccount(caller);
  const address = consentSubjectOf(shop, caller);
  const whose = { subjectHash: isEmailVerified ? address : null, userId: caller.userId, address };
  const standing = await findCurrentConsents(shop.database.kysely, whose);
  const newest = standing.filter(({ purpose }, index) => standing.findIndex((e) => e.purpose === purpose) === index);
  return newest.map(toConsent);
};

/** Somebody who leaves a list: whoever reads mail at an address and, where they left from their account, it too. */
export type Withdrawal = ConsentSubject & { readonly source: ConsentWithdrawalSource };

/** Writes down that somebody takes back what they agreed to, in the transaction that ends it; once more changes nothing. */
export const withdrawLatestConsent = (
  shop: Pick<ShopContext, 'pseudonym' | 'clock'>,
  transaction: Transaction<Tables>,
  { source, purpose, ...whose }: Withdrawal & { readonly purpose: WithdrawablePurpose },
): Promise<void> =>
  insertWithdrawals(
    transaction,
    { whose: { subjectHash: consentSubjectOf(shop, whose), userId: whose.userId }, source: source, at: shop.clock() },
    purpose,
  );

/** Writes down that whoever deletes their account takes back all that they have agreed to, under their address too. */
export const withdrawAllConsentsOf = (
  shop: Pick<ShopContext, 'pseudonym' | 'clock'>,
  transaction: Transaction<Tables>,
  leaving: ConsentSubject,
): Promise<void> => {
  const whose = { subjectHash: consentSubjectOf(shop, leaving), userId: leaving.userId };
  return insertWithdrawals(transaction, { whose, source: 'account_deletion', at: shop.clock() });
};

/** Somebody signed in; the address is null unless it was shown to be theirs. */
type Asking = { readonly userId: string; readonly email: string | null };

/** All that somebody agreed to and took back, the newest first; what was said by an address alone only if it is given. */
export const consentsForDataExport = async (shop: ShopContext, { userId, email }: Asking): Promise<ConsentRecord[]> => {
  const subjectHash = email === null ? null : consentSubjectOf(shop, { email, userId });
  return (await findConsentsOf(shop.database.kysely, { subjectHash, userId })).map(toConsent);
};

/** What each of these addresses last agreed to for a purpose, in their order; null where nothing is written down. */
export const consentsOfSubscriptions = async (
  shop: ShopContext,
  purpose: ConsentPurpose,
  emails: readonly string[],
): Promise<(ConsentRecord | null)[]> => {
  const people = emails.map((email) => consentSubjectOf(shop, { email, userId: null }));
  const found = await findLatestConsents(shop.database.kysely, purpose, people);
  const agreements = new Map(
    found.map(({ subject_hash: subject, ...consent }) => [subject.toString('hex'), toConsent(consent)]),
  );
  return people.map((person) => agreements.get(person.toString('hex')) ?? null);
};

const YEARS_KEPT = 3;

/**
 * Forgets what was taken back three years ago, for as long the law asks for the proof of it (law 151 of 2020, article 18),
 * and what was agreed to for a single message.
 */
export const deleteExpiredConsents = async ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
  // the database counts by its own clock, and refuses a moment too early
  before.setUTCDate(before.getUTCDate() - 1);
  await deleteConsentsBefore(database.kysely, before, 'contact_message');
};

/** A line of the log as it is told, with the words that were read. */
const toConsent = ({
  created_at,
  purpose,
  is_granted,
  text_version,
  language,
  source,
}: StoredConsent): ConsentRecord => ({
  purpose,
  isGranted: is_granted,
  at: created_at.toISOString(),
  source: source,
  language,
  text: text_version === null || language === null ? null : consentText(purpose, text_version, language),
});

/** Whose consent it is: of whoever reads mail at an address, or where there is none of an account. */
type ConsentSubject = { readonly email: string; readonly userId: string | null };

/** What stands for somebody in the log of consents: nobody else can tell from it who they are. */
const consentSubjectOf = ({ pseudonym }: Pick<ShopContext, 'pseudonym'>, { email, userId }: ConsentSubject): Buffer =>
  pseudonym(email === '' ? (userId ?? '') : email.toLowerCase());
