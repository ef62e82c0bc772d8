import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './connect.ts';

/** A part of one atomic statement: the rows it locks, the condition on them, and the writes when all conditions are true. */
export type Clause = {
  /** Name of the clause's SQL text: clauses with the same name differ only in their values. */
  readonly name: string;
  /** `name as (select … for no key update)`; locked in the order of the clauses, none after a false condition. */
  readonly locks?: RawBuilder<unknown>;
  readonly condition?: RawBuilder<boolean>;
  /** `name as (update … where ${allConditionsHold})`; several are separated by commas. */
  readonly writes?: RawBuilder<unknown>;
  /** Function calls as one value. */
  readonly calls?: RawBuilder<unknown>;
};

/** Whether the conditions of all clauses are true. */
export const allConditionsHold = sql<boolean>`(select agreed.yes from agreed)`;

/**
 * Executes the clauses in one statement, which is its own transaction: one round trip and short locks. Returns false
 * without writing when a condition is false, or after a unique violation, deadlock or serialization failure.
 */
export const executeAtomically = async ({ kysely, pool }: Database, clauses: readonly Clause[]): Promise<boolean> => {
  const queries = [
    ...present(clauses.map(({ locks }) => locks)),
    sql`agreed as materialized (select ${combineConditions(present(clauses.map(({ condition }) => condition)))} as yes)`,
    ...present(clauses.map(({ writes }) => writes)),
  ];
  const calls = present(clauses.map((clause) => clause.calls));
  // a function evaluates all its arguments; `row(…) is null` stops at the first that is not null
  const callExpression = calls.length === 0 ? sql`0` : sql`num_nulls(${sql.join(calls)})`;
  const statement = sql`
    with ${sql.join(queries)}
    select agreed.yes, case when agreed.yes then ${callExpression} end from agreed`;
  const { sql: text, parameters } = statement.compile(kysely);
  try {
    const { rows } = await pool.query<{ yes: boolean }>({
      name: statementName(clauses),
      text,
      values: [...parameters],
    });
    return rows[0]?.yes === true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
};

/** PostgreSQL distinguishes names of prepared statements by their first 63 bytes only. */
const MAX_NAME_LENGTH = 63;

/** Returns the name of the statement of these clauses; a too long name is truncated and ends with a hash. */
export const statementName = (clauses: readonly Pick<Clause, 'name'>[]): string => {
  const name = clauses.map((clause) => clause.name).join('+');
  if (name.length <= MAX_NAME_LENGTH) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return `${name.slice(0, MAX_NAME_LENGTH - hash.length)}${hash}`;
};

const present = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  values.filter((value) => value !== undefined);

/** Evaluates in order and stops at the first false condition: rows are always locked in the same order. */
const combineConditions = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.reduceRight(
    (remaining, condition) => sql`case when ${condition} then ${remaining} else false end`,
    sql`true`,
  );

/** Unique violation, deadlock, serialization failure. */
const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['23505', '40P01', '40001'].includes(error.code ?? '');
