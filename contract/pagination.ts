import * as v from 'valibot';

/** How many rows a page of a list holds. */
export const PAGE_SIZE = 20;

/** A place between two rows of a list that stands newest first: the moment of the row above, in microseconds, and its id. */
export const Cursor = v.pipe(v.string(), v.regex(/^\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** What every list of the office may be asked for, beside its own filters. */
export const listing = { after: v.optional(Cursor) };

/** A page of a list. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    items: v.array(row),
    /** How many rows the whole list has, or the most that are counted. */
    count: v.number(),
    /** False when the list has more than were counted. */
    isExactCount: v.boolean(),
    /** Where the list goes on; null at its end. */
    next: v.nullable(v.string()),
  });

/** A page of a list, whatever its rows. */
export type PageOf<Row> = {
  readonly items: Row[];
  readonly count: number;
  readonly isExactCount: boolean;
  readonly next: string | null;
};
