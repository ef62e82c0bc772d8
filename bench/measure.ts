import type { Running } from '../scripts/lib/run-process.ts';
import type { Row } from './thresholds.ts';

/** What a measurement gets: the built shop in a process of its own, on a database that is thrown away afterwards. */
export type Bench = {
  readonly shop: Running;
  readonly databaseUrl: string;
  /** The key of the shop's secret box. */
  readonly secretKey: Buffer;
  /** Another shop on the same database. */
  readonly openShop: (entry: string) => Promise<Running>;
  readonly options: {
    /** How often a figure and its anchor are taken, in turn. */
    readonly rounds: number;
    /** How long each of them is loaded. */
    readonly seconds: number;
    /** Visits of Lighthouse to each page. */
    readonly visits: number;
    /** How many orders the largest shop has. */
    readonly orders: number;
  };
  /** Says how it goes. */
  readonly note: (words: string) => void;
};

export type Measure = (bench: Bench) => Promise<Row[]>;
