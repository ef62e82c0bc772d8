import type { LogEntry } from '../../../../contract/office/log.ts';
import type { Language } from '../../../../domain/language.ts';
import type { DeedDetail } from '../../../../domain/office/deeds.ts';
import { formatMoney, formatNumber } from '../../../../locales/format.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';
import { sayTerms } from './say-terms.ts';

/** What is told of a deed in words, figures and prices as the shop writes them; null where nothing is. */
export const sayDetail = (
  { deed, details }: Pick<LogEntry, 'deed' | 'details'>,
  name: DeedDetail,
  { words, language }: { readonly words: OfficeMessages; readonly language: Language },
): string | null => {
  const value = details[name] ?? null;
  if (value === null) return null;
  if (name === 'view') return new Map(Object.entries(words.pictures.views)).get(String(value)) ?? String(value);
  if (typeof value === 'number')
    return deed === 'product.priced' ? formatMoney(value, language) : formatNumber(value, language);
  const told = String(value);
  if (deed === 'promoCode.made' || deed === 'promoCode.changed') return sayTerms(told, words, language);
  const kind = namedBy[deed];
  return new Map<string, string>(kind ? Object.entries(words.orders[kind]) : []).get(told) ?? told;
};

/** Which words say what is told of a deed: how an order or its payment stood, and stands. */
const namedBy: Partial<Record<LogEntry['deed'], 'status' | 'payment'>> = {
  'order.moved': 'status',
  'order.settled': 'payment',
};
