import type { Running } from '../scripts/lib/run-process.ts';
import type { Row } from './thresholds.ts';

/** Input of a measurement: the built shop in its own process, on a temporary database. */
export type Bench = {
  readonly shop: Running;
  readonly databaseUrl: string;
  /** Key of the shop's secret box. */
  readonly secretKey: Buffer;
  /** Starts another shop on the same database, with further settings. */
  readonly openShop: (entry: string, settings?: Readonly<Record<string, string>>) => Promise<Running>;
  readonly options: {
    /** Number of alternating measurements of a figure and its baseline. */
    readonly rounds: number;
    /** Duration of each of them. */
    readonly seconds: number;
    /** Lighthouse visits per page. */
    readonly visits: number;
    /** Orders in the largest shop. */
    readonly orders: number;
  };
  /** Reports progress. */
  readonly note: (texts: string) => void;
};

export type Measure = (bench: Bench) => Promise<Row[]>;
