import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { pageOf } from '#core/api/pagination.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { searchOutcomes } from './counted-search.ts';

/** A query and its counts in one week, without visitors (decision 193). */
export const AdminSearch = v.object({
  id: v.string(),
  words: v.string(),
  language: LanguageInput,
  searches: v.number(),
  /** Searches with an opened result. */
  clicks: v.number(),
  /** Products with these words, and with similar ones only, up to the counting limit; null until the server has measured them. */
  hits: v.nullable(v.object({ own: v.number(), similar: v.number() })),
});
export type AdminSearch = v.InferOutput<typeof AdminSearch>;

const Day = v.pipe(v.string(), v.check(isCalendarDay));

export const adminSearchesContract = {
  list: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/searches', summary: 'Searches of a week, most frequent first' })
    .input(
      v.strictObject({
        /** First day of the week; the latest one by default. */
        week: v.optional(Day),
        outcome: v.optional(v.picklist(searchOutcomes)),
        /** Number of searches and id of the row above. */
        after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{1,18}$/u))),
      }),
    )
    .output(
      v.object({
        ...pageOf(AdminSearch).entries,
        /** First days of the weeks with counts, latest first. */
        weeks: v.array(v.string()),
      }),
    ),
};
