import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { pageOf } from '#core/api/pagination.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { searchOutcomes } from './counted-search.ts';

/** Words that were searched in a week, without the visitors (decision 193). */
export const AdminSearch = v.object({
  id: v.string(),
  words: v.string(),
  language: LanguageInput,
  searches: v.number(),
  /** Searches after which a found product was opened. */
  clicks: v.number(),
  /** Products with the words, and with similar ones only, up to the counting limit; null until the server has looked. */
  hits: v.nullable(v.object({ own: v.number(), similar: v.number() })),
});
export type AdminSearch = v.InferOutput<typeof AdminSearch>;

const Day = v.pipe(v.string(), v.check(isCalendarDay));

export const adminSearchesContract = {
  list: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/searches', summary: 'What was searched in a week, the most frequent first' })
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
        /** First days of the weeks that have counts, the latest first. */
        weeks: v.array(v.string()),
      }),
    ),
};
