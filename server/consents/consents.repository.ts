import { type Kysely, type Selectable, sql } from 'kysely';
import type { ConsentPurpose, EndingPlace } from '../../domain/people/consents.ts';
import type { ConsentsTable, Tables } from '../database/schema.ts';

type Reader = Kysely<Tables>;

export type NewConsent = Pick<ConsentsTable, 'purpose' | 'wording' | 'language' | 'place' | 'person' | 'user_id'> & {
  readonly happened_at: Date;
};

export const insertConsent = async (database: Reader, given: NewConsent): Promise<void> => {
  await database
    .insertInto('consents')
    .values({ ...given, is_given: true })
    .execute();
};

/** Somebody in the log: what stands for their address, and their account where they have one. */
export type Whose = { readonly person: Buffer | null; readonly userId: string | null };

type Ending = { readonly whose: Whose; readonly place: EndingPlace; readonly at: Date };

/**
 * Writes down that somebody takes back what they have agreed to, of all purposes or of one; what they have not agreed to,
 * or have taken back already, stays as it is.
 */
export const insertEndings = async (
  database: Reader,
  { whose: { person, userId }, place, at }: Ending,
  purpose: ConsentPurpose | null = null,
): Promise<void> => {
  await sql`
    insert into consents (happened_at, purpose, is_given, place, person, user_id)
    select ${at}, latest.purpose, false, ${place}, latest.person, latest.user_id from (
      select distinct on (person, purpose) person, purpose, is_given, user_id from consents
      where (person = ${person} or user_id = ${userId}) and (${purpose}::text is null or purpose = ${purpose})
      order by person, purpose, id desc
    ) as latest
    where latest.is_given`.execute(database);
};

const columns = ['happened_at', 'purpose', 'is_given', 'wording', 'language', 'place'] as const;
export type StoredConsent = Pick<Selectable<ConsentsTable>, (typeof columns)[number]>;

/** What somebody agrees to today, the newest first; `address` stands for the one that their letters go to now. */
export const findStanding = async (
  database: Reader,
  { person, userId, address }: Whose & { readonly address: Buffer },
): Promise<StoredConsent[]> => {
  const { rows } = await sql<StoredConsent>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from (
      select distinct on (person, purpose) * from consents
      where (person = ${person} or user_id = ${userId})
        -- the newsletter goes to an address: what an account once had agreed to for another is not its any more
        and (purpose <> 'newsletter' or person = ${address})
      order by person, purpose, id desc
    ) as latest
    where is_given order by id desc`.execute(database);
  return rows;
};

/** All that somebody agreed to and took back, the newest first. */
export const findConsentsOf = (database: Reader, { person, userId }: Whose) =>
  database
    .selectFrom('consents')
    .select(columns)
    .where((be) => be.or([be('person', '=', person), be('user_id', '=', userId)]))
    .orderBy('id', 'desc')
    .execute();

/** What each of these people last agreed to for one purpose. */
export const findLatestGiven = (database: Reader, purpose: ConsentPurpose, people: readonly Buffer[]) =>
  database
    .selectFrom('consents')
    .distinctOn('person')
    .select([...columns, 'person'])
    .where('person', '=', sql<Buffer>`any(${[...people]}::bytea[])`)
    .where('purpose', '=', purpose)
    .where('is_given', '=', true)
    .orderBy('person')
    .orderBy('id', 'desc')
    .execute();

/** Forgets what was taken back before a moment, and what was only ever for once. */
export const deleteConsentsBefore = async (database: Reader, before: Date, once: ConsentPurpose): Promise<void> => {
  await sql`
    delete from consents where happened_at < ${before} and (purpose = ${once} or exists (
      select from consents as ending
      where ending.person = consents.person and ending.purpose = consents.purpose and ending.id >= consents.id
        and not ending.is_given and ending.happened_at < ${before}
    ))`.execute(database);
};
