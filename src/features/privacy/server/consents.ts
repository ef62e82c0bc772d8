import type { Transaction } from 'kysely';
import { type Language, languageFacts } from '#core/i18n/language.ts';
import type { Consent } from '#core/privacy/define-consent.ts';
import { CONSENT_YEARS } from '#core/privacy/retention-times.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import { pseudonymOf, type ShopContext } from '#core/server/context.ts';
import type { Person, Withdrawal } from '#core/server/privacy/define-personal-data.ts';
import type { OwnAccount } from '#features/auth/server/own-account.ts';
import { consents } from '#generated/consents.gen.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { ConsentRecord } from '../consents.contract.ts';
import type { ConsentPurpose, ConsentSource, WithdrawablePurpose } from '../consents.ts';
import {
  deleteConsentsBefore,
  findConsentsOf,
  findCurrentConsents,
  findLatestConsents,
  hasConsentSince,
  insertConsent,
  insertWithdrawals,
  lockConsentsOf,
  type StoredConsent,
} from './consents.repository.ts';

/** A consent to record; `language` is the language of its text. */
type ConsentInput<Source> = ConsentSubject & { readonly language: Language; readonly source: Source };

/** Records a consent to the current version of its text, in the caller's transaction (decision 107). */
export const recordConsent = <Name extends ConsentPurpose, Source extends ConsentSource>(
  shop: Pick<ShopContext, 'box' | 'clock'>,
  transaction: Transaction<Tables>,
  { name, versions }: Consent<Name, Source>,
  { language, source, ...subject }: ConsentInput<NoInfer<Source>>,
): Promise<void> =>
  insertConsent(transaction, {
    created_at: shop.clock(),
    purpose: name,
    text_version: versions.length,
    language: languageFacts[language].content,
    source,
    subject_hash: consentSubjectOf(shop, subject),
    user_id: subject.userId,
  });

const boundPurposes = consents.filter(({ isBoundToAddress }) => isBoundToAddress).map(({ name }) => name);

const singleUsePurposes = consents.filter(({ isSingleUse }) => isSingleUse).map(({ name }) => name);

/** Lists the caller's active consents, one per purpose; those given by address only if the address is verified. */
export const listOwnConsents = async (
  shop: ShopContext,
  accounts: Pick<OwnAccount, 'exportAccount'>,
  caller: Caller,
): Promise<ConsentRecord[]> => {
  const { isEmailVerified } = await accounts.exportAccount(caller);
  const address = consentSubjectOf(shop, caller);
  const subject = { subjectHash: isEmailVerified ? address : null, userId: caller.userId, address };
  const current = await findCurrentConsents(shop.database.kysely, subject, boundPurposes);
  const newest = current.filter(({ purpose }, index) => current.findIndex((e) => e.purpose === purpose) === index);
  return newest.map(toConsent);
};

/** Whether the account has an active consent to a purpose with its current address. */
export const hasOwnConsent = async (
  shop: Pick<ShopContext, 'box'>,
  transaction: Transaction<Tables>,
  { userId, address: email }: Person,
  purpose: ConsentPurpose,
): Promise<boolean> => {
  const address = consentSubjectOf(shop, { email, userId });
  const rows = await findCurrentConsents(transaction, { subjectHash: null, userId, address }, boundPurposes);
  return rows.some((consent) => consent.purpose === purpose);
};

/** Locks the newsletter consents of an address until the end of the transaction. */
export const lockConsents = (
  shop: Pick<ShopContext, 'box'>,
  transaction: Transaction<Tables>,
  email: string,
): Promise<void> => lockConsentsOf(transaction, consentSubjectOf(shop, { email, userId: null }));

/** Whether an address has a newsletter consent or withdrawal after a time. The caller holds `lockConsents`. */
export const hasConsentChangedSince = (
  shop: Pick<ShopContext, 'box'>,
  transaction: Transaction<Tables>,
  email: string,
  time: Date,
): Promise<boolean> =>
  hasConsentSince(transaction, consentSubjectOf(shop, { email, userId: null }), 'newsletter', time);

/** Records a withdrawal in the transaction that ends the subscription; no-op when repeated. */
export const withdrawLatestConsent = (
  shop: Pick<ShopContext, 'box' | 'clock'>,
  transaction: Transaction<Tables>,
  { source, purpose, ...subject }: Withdrawal & { readonly purpose: WithdrawablePurpose },
): Promise<void> =>
  insertWithdrawals(
    transaction,
    {
      subject: { subjectHash: consentSubjectOf(shop, subject), userId: subject.userId },
      source: source,
      at: shop.clock(),
    },
    purpose,
  );

/** Records the withdrawal of all consents of a deleted account, and of its address if it is verified. */
export const withdrawAllConsentsOf = (
  shop: Pick<ShopContext, 'box' | 'clock'>,
  transaction: Transaction<Tables>,
  { email, userId }: Person,
): Promise<void> => {
  const subject = { subjectHash: email === null ? null : consentSubjectOf(shop, { email, userId }), userId };
  return insertWithdrawals(transaction, { subject, source: 'account_deletion', at: shop.clock() });
};

/** All consents and withdrawals of a customer, newest first; those given by address only if `email` is set. */
export const exportConsents = async (
  shop: ShopContext,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<ConsentRecord[]> => {
  const subjectHash = email === null ? null : consentSubjectOf(shop, { email, userId });
  return (await findConsentsOf(shop.database.kysely, { subjectHash, userId })).map(toConsent);
};

/** Returns the latest consent of each address for a purpose, in the order of `emails`; null without one. */
export const consentsOfSubscriptions = async (
  shop: ShopContext,
  purpose: ConsentPurpose,
  emails: readonly string[],
): Promise<(ConsentRecord | null)[]> => {
  const people = emails.map((email) => consentSubjectOf(shop, { email, userId: null }));
  const latest = await findLatestConsents(shop.database.kysely, purpose, people);
  const agreements = new Map(
    latest.map(({ subject_hash: subject, ...consent }) => [subject.toString('hex'), toConsent(consent)]),
  );
  return people.map((person) => agreements.get(person.toString('hex')) ?? null);
};

/** Deletes withdrawn consents after the period for which proof is required, and single-use ones. */
export const deleteExpiredConsents = async ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - CONSENT_YEARS);
  // one day of margin, because the database refuses earlier deletion by its own clock
  before.setUTCDate(before.getUTCDate() - 1);
  await deleteConsentsBefore(database.kysely, before, singleUsePurposes);
};

/** Maps a row to a consent record with its displayed text. */
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
  text: text_version === null || language === null ? null : textOf(purpose, text_version, language),
});

const textOf = (purpose: ConsentPurpose, version: number, language: Language): string =>
  consents.find(({ name }) => name === purpose)?.versions[version - 1]?.text[languageFacts[language].content] ?? '';

/** Subject of a consent: an e-mail address, or an account when the address is empty. */
type ConsentSubject = { readonly email: string; readonly userId: string | null };

/** Keyed hash that identifies a person in the consent log without revealing them. */
const consentSubjectOf = (shop: Pick<ShopContext, 'box'>, { email, userId }: ConsentSubject): Buffer =>
  pseudonymOf(shop, email === '' ? (userId ?? '') : email.toLowerCase());
