import * as v from 'valibot';
import type { AppliedMigration } from '../migrate.ts';

/**
 * A backup is gzipped text: a line of JSON that says what it is; for each table a line of JSON with its name and columns,
 * its rows as PostgreSQL's COPY writes them (one line each), and a line with `\.`; and a last line of JSON that says how
 * many rows there were, without which it is not whole. `zcat` shows all of it.
 */
export const endOfRows = '\\.\n';

export const BackupHeader = v.object({
  lazaward: v.literal('backup'),
  version: v.literal(1),
  madeAt: v.string(),
  /** What the tables looked like. */
  migrations: v.array(v.object({ name: v.string(), hash: v.string() })),
  /** What only a holder of the shop's secret key can make. */
  keyFingerprint: v.string(),
  /** The key itself, in base64, where the shop had made it; null where its keeper did. */
  secretKey: v.nullable(v.string()),
});
export type BackupHeader = Omit<v.InferOutput<typeof BackupHeader>, 'migrations'> & {
  readonly migrations: readonly AppliedMigration[];
};

export const TableLine = v.object({ table: v.string(), columns: v.array(v.string()) });
export const EndLine = v.object({ end: v.literal(true), rows: v.record(v.string(), v.number()) });

/** Rows that are kept otherwise than in a table of the shop, such as its jobs. */
export type BackupSection = {
  readonly name: string;
  /** Answers the rows. */
  readonly query: string;
  /** The columns of the answer as a table has them. */
  readonly columns: string;
  /** Takes them in from a table of the appendix's name, in an emptied place. */
  readonly takeIn: readonly string[];
};

export const lineOf = (told: object): string => `${JSON.stringify(told)}\n`;
