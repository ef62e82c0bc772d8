import { type Kysely, type Selectable, sql } from 'kysely';
import type { ConsentWithdrawalSource } from '#core/privacy/define-consent.ts';
import type { Tables } from '#generated/tables.gen.ts';

import type { ConsentPurpose, ConsentSource } from '../consents.ts';

type Reader = Kysely<Tables>;

export type NewConsent = Pick<Tables['consents'], 'text_version' | 'language' | 'subject_hash' | 'user_id'> & {
  readonly created_at: Date;
  readonly purpose: ConsentPurpose;
  readonly source: ConsentSource;
};

export const insertConsent = async (database: Reader, consent: NewConsent): Promise<void> => {
  await database
    .insertInto('consents')
    .values({ ...consent, is_granted: true })
    .execute();
};

/** Identifies a person in the consent log: hash of the e-mail address, and account id. */
export type ConsentOwner = { readonly subjectHash: Buffer | null; readonly userId: string | null };

type Withdrawal = { readonly subject: ConsentOwner; readonly source: ConsentWithdrawalSource; readonly at: Date };

/** Inserts a withdrawal for each active consent of a person, for one purpose or for all. */
export const insertWithdrawals = async (
  database: Reader,
  { subject: { subjectHash, userId }, source, at }: Withdrawal,
  purpose: ConsentPurpose | null = null,
): Promise<void> => {
  await sql`
    insert into consents (created_at, purpose, is_granted, source, subject_hash, user_id)
    select ${at}, latest.purpose, false, ${source}, latest.subject_hash, latest.user_id from (
      select distinct on (subject_hash, purpose) subject_hash, purpose, is_granted, user_id from consents
      where (subject_hash = ${subjectHash} or user_id = ${userId}) and (${purpose}::text is null or purpose = ${purpose})
      order by subject_hash, purpose, id desc
    ) as latest
    where latest.is_granted`.execute(database);
};

/** Locks a person's consents until the end of the transaction. */
export const lockConsentsOf = async (database: Reader, subjectHash: Buffer): Promise<void> => {
  const key = `consents ${subjectHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(database);
};

/** Whether a person's consents for a purpose have an entry later than a time. */
export const hasConsentSince = async (
  database: Reader,
  subjectHash: Buffer,
  purpose: ConsentPurpose,
  time: Date,
): Promise<boolean> => {
  const row = await database
    .selectFrom('consents')
    .select('id')
    .where('subject_hash', '=', subjectHash)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', time)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const columns = ['created_at', 'purpose', 'is_granted', 'text_version', 'language', 'source'] as const;
/** The possible values of two text columns, which only this repository writes. */
type StoredValues = { readonly purpose: ConsentPurpose; readonly source: ConsentSource | ConsentWithdrawalSource };
export type StoredConsent = Pick<
  Selectable<Tables['consents']>,
  'created_at' | 'is_granted' | 'text_version' | 'language'
> &
  StoredValues;

/**
 * Active consents of a person, newest first; `address` is the hash of the current e-mail address, to which the consents of
 * `boundPurposes` are bound.
 */
export const findCurrentConsents = async (
  database: Reader,
  { subjectHash, userId, address }: ConsentOwner & { readonly address: Buffer },
  boundPurposes: readonly ConsentPurpose[],
): Promise<StoredConsent[]> => {
  const { rows } = await sql<StoredConsent>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from (
      select distinct on (subject_hash, purpose) * from consents
      where (subject_hash = ${subjectHash} or user_id = ${userId})
        and (purpose <> all(${[...boundPurposes]}::text[]) or subject_hash = ${address})
      order by subject_hash, purpose, id desc
    ) as latest
    where is_granted order by id desc`.execute(database);
  return rows;
};

/** Returns all consents and withdrawals of a person, newest first. */
export const findConsentsOf = (database: Reader, { subjectHash, userId }: ConsentOwner) =>
  database
    .selectFrom('consents')
    .select(columns)
    .where((be) => be.or([be('subject_hash', '=', subjectHash), be('user_id', '=', userId)]))
    .orderBy('id', 'desc')
    .$narrowType<StoredValues>()
    .execute();

/** Returns the latest consent of each of these people for one purpose. */
export const findLatestConsents = (database: Reader, purpose: ConsentPurpose, people: readonly Buffer[]) =>
  database
    .selectFrom('consents')
    .distinctOn('subject_hash')
    .select([...columns, 'subject_hash'])
    .where('subject_hash', '=', sql<Buffer>`any(${[...people]}::bytea[])`)
    .where('purpose', '=', purpose)
    .where('is_granted', '=', true)
    .orderBy('subject_hash')
    .orderBy('id', 'desc')
    .$narrowType<StoredValues>()
    .execute();

/** Deletes consents that were withdrawn before a time, and those for single-use purposes. */
export const deleteConsentsBefore = async (
  database: Reader,
  before: Date,
  singleUse: readonly ConsentPurpose[],
): Promise<void> => {
  await sql`
    delete from consents where created_at < ${before} and (purpose = any(${[...singleUse]}::text[]) or exists (
      select from consents as ending
      where ending.subject_hash = consents.subject_hash and ending.purpose = consents.purpose and ending.id >= consents.id
        and not ending.is_granted and ending.created_at < ${before}
    ))`.execute(database);
};
