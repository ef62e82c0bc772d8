import type { Language } from '../../../../domain/language.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../../../locales/format.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';

/** The terms of a code as the log keeps them (`10% · ≥ 500 EGP · × 50 · → 2026-12-31`), said in a language. */
export const sayTerms = (terms: string, { promoCodes }: OfficeMessages, language: Language): string =>
  terms
    .split(' · ')
    .map((term) => {
      const [, sign = '', figure = '', unit = ''] = /^([≥×→] )?([\d.-]+)(%| EGP)?$/u.exec(term) ?? [];
      if (unit === '%') return formatPercent(Number(figure) / 100, language);
      const money = unit === '' ? '' : formatMoney(Math.round(Number(figure) * 100), language);
      if (sign === '≥ ') return `${promoCodes.minimum}: ${money}`;
      if (sign === '× ') return `${promoCodes.form.maxUses}: ${formatNumber(Number(figure), language)}`;
      if (sign === '→ ') return `${promoCodes.until}: ${formatDate(new Date(`${figure}T12:00:00Z`), language)}`;
      return money || term;
    })
    .join(' · ');
