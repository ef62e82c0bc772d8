import { cairoDay, cairoMinute } from '#core/dates/cairo-time.ts';
import { clock } from '#core/i18n/clock.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';

/** Returns the last day of the sale price in Cairo: for an end at midnight, the day before. */
export const lastDayOfSale = (saleEndsAt: string): string => cairoDay(lastMomentOf(saleEndsAt));

const lastMomentOf = (saleEndsAt: string): Date => new Date(Date.parse(saleEndsAt) - 1);

/** Formats the end of a sale for shoppers, with the time unless it is midnight. */
export const formatSaleEnd = (
  saleEndsAt: string,
  language: Language,
  { product: { saleUntil, saleUntilTime } }: Pick<Messages['common'], 'product'>,
): string => {
  const day = formatDate(lastMomentOf(saleEndsAt), language);
  const time = cairoMinute(new Date(saleEndsAt)).slice(11);
  return time === '00:00' || time === '23:59'
    ? saleUntil({ day })
    : saleUntilTime({ day, time: clock(time, language) });
};
