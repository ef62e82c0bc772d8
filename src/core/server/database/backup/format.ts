import * as v from 'valibot';
import type { AppliedMigration } from '../migrate.ts';

/**
 * A backup is gzipped text: a JSON header line; for each table a JSON line with name and columns, its rows in PostgreSQL's COPY
 * format (one line each) and a line with `\.`; and a JSON line with the number of rows, without which the file is incomplete.
 * `zcat` shows all of it.
 */
export const endOfRows = '\\.\n';

export const BackupHeader = v.object({
  lazaward: v.literal('backup'),
  version: v.literal(1),
  madeAt: v.string(),
  /** Migrations that define the tables of the backup. */
  migrations: v.array(v.object({ name: v.string(), hash: v.string() })),
  /** Fingerprint that only the shop's secret key can produce. */
  keyFingerprint: v.string(),
  /** The key itself, in base64, when the shop generated it; null when its owner set it. */
  secretKey: v.nullable(v.string()),
});
export type BackupHeader = Omit<v.InferOutput<typeof BackupHeader>, 'migrations'> & {
  readonly migrations: readonly AppliedMigration[];
};

export const TableLine = v.object({ table: v.string(), columns: v.array(v.string()) });
export const EndLine = v.object({ end: v.literal(true), rows: v.record(v.string(), v.number()) });

/** Rows that are not stored in a table of the shop, such as jobs. */
export type BackupSection = {
  readonly name: string;
  /** Query that returns the rows. */
  readonly query: string;
  /** Columns of the result, in the form of a table definition. */
  readonly columns: string;
  /** Statements that load the rows from a table named like the section, after the target is emptied. */
  readonly loadStatements: readonly string[];
};

export const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;
