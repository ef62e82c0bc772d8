import * as v from 'valibot';

/** Rows per page of a list. */
export const PAGE_SIZE = 20;

/** Cursor in a list that is sorted by time: creation time in microseconds and id of the preceding row. */
export const Cursor = v.pipe(v.string(), v.regex(/^\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Input of every admin list, in addition to its own filters. */
export const listing = { after: v.optional(Cursor) };

/** A page of a list. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    items: v.array(row),
    /** Number of rows in the whole list, up to the counting limit. */
    count: v.number(),
    /** False when the list has more rows than the counting limit. */
    isExactCount: v.boolean(),
    /** Cursor of the next page; null on the last. */
    next: v.nullable(v.string()),
  });

/** A page of a list with rows of any type. */
export type PageOf<Row> = {
  readonly items: Row[];
  readonly count: number;
  readonly isExactCount: boolean;
  readonly next: string | null;
};
