import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './connect.ts';

/**
 * What a subject adds to a statement that is carried out whole or not at all: the rows it holds, whether it agrees to
 * what it finds in them, and what it does when all agree.
 */
export type Clause = {
  /** Names the clause's text: a clause of this name reads the same every time, but for its values. */
  readonly name: string;
  /** `name as (select … for no key update)`; held in the order of the clauses, and nothing after one that disagrees. */
  readonly holds?: RawBuilder<unknown>;
  readonly agrees?: RawBuilder<boolean>;
  /** `name as (update … where ${allClausesAgree})`, more than one parted by commas. */
  readonly does?: RawBuilder<unknown>;
  /** Functions to call, as one value. */
  readonly calls?: RawBuilder<unknown>;
};

/** Whether all clauses agree, for what a clause does. */
export const allClausesAgree = sql<boolean>`(select agreed.yes from agreed)`;

/**
 * Carries out the clauses in one statement, which is its own transaction: one journey to the database, and rows are held
 * no longer than it lasts. False when a clause disagrees, or when somebody else was faster with something that may be
 * there only once: then nothing has happened.
 */
export const executeAsOneStatement = async (
  { kysely, pool }: Database,
  clauses: readonly Clause[],
): Promise<boolean> => {
  const queries = [
    ...present(clauses.map(({ holds }) => holds)),
    sql`agreed as materialized (select ${inTurn(present(clauses.map(({ agrees }) => agrees)))} as yes)`,
    ...present(clauses.map(({ does }) => does)),
  ];
  const calls = present(clauses.map((clause) => clause.calls));
  // a function evaluates all that it is given; `row(…) is null` ends at the first that is not null
  const called = calls.length === 0 ? sql`0` : sql`num_nulls(${sql.join(calls)})`;
  const statement = sql`
    with ${sql.join(queries)}
    select agreed.yes, case when agreed.yes then ${called} end from agreed`;
  const { sql: text, parameters } = statement.compile(kysely);
  try {
    const { rows } = await pool.query<{ yes: boolean }>({
      // PostgreSQL tells names apart by their first 63 bytes
      name: clauses.map(({ name }) => name).join('+'),
      text,
      values: [...parameters],
    });
    return rows[0]?.yes === true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
};

const present = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  values.filter((value) => value !== undefined);

/** One after the other, and none after one that is false: so rows are always locked in the same order. */
const inTurn = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.reduceRight((rest, condition) => sql`case when ${condition} then ${rest} else false end`, sql`true`);

/** Unique violation, deadlock, serialisation failure. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['23505', '40P01', '40001'].includes(error.code ?? '');
