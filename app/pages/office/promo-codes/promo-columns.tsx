import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatDate, formatMoney, formatPercent } from '../../../../locales/format.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';
import type { Column } from '../list/table.tsx';
import { PromoBadge } from './promo-badge.tsx';
import { PromoUse } from './promo-use.tsx';

/** What the table says of a code; of a customer's own also whose it is. */
export const promoColumns = (
  words: OfficeMessages['promoCodes'],
  language: Language,
  arePersonal: boolean,
): Column<OfficePromo>[] => [
  {
    id: 'code',
    label: words.code,
    cell: ({ code, owner }) => (
      <>
        <bdi dir="ltr" className="code break-all">
          {code}
        </bdi>
        {arePersonal && (
          <span className="block text-caption font-normal text-mist break-all">
            <bdi>{owner}</bdi>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'takes',
    label: words.takes,
    cell: ({ discountType, discountValue, isFirstOrderOnly }) => (
      <>
        <bdi className="num">
          {discountType === 'percentage'
            ? formatPercent(discountValue / 100, language)
            : formatMoney(discountValue, language)}
        </bdi>
        {isFirstOrderOnly && <span className="block text-caption text-mist">{words.firstOrder}</span>}
      </>
    ),
  },
  {
    id: 'minimum',
    label: words.minimum,
    cell: ({ minPurchase }) =>
      minPurchase === 0 ? (
        <span className="text-mist">{words.noMinimum}</span>
      ) : (
        <bdi className="num">{formatMoney(minPurchase, language)}</bdi>
      ),
  },
  { id: 'uses', label: words.uses, cell: (promo) => <PromoUse promo={promo} /> },
  {
    id: 'until',
    label: words.until,
    cell: ({ validUntil }) =>
      validUntil === null ? (
        <span className="text-mist">{words.forEver}</span>
      ) : (
        <time dateTime={validUntil} className="md:whitespace-nowrap">
          {formatDate(new Date(validUntil), language)}
        </time>
      ),
  },
  { id: 'state', label: words.state, cell: (promo) => <PromoBadge promo={promo} /> },
];
