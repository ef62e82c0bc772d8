import { useState } from 'react';
import type { Column } from '#core/admin/table.tsx';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { type PromoState, promoStateOf } from '../promo-state.ts';

/** Columns of the promo code table; personal codes have a column for their owner. */
export const promoColumns = (
  texts: Messages['admin']['promoCodes'],
  language: Language,
  arePersonal: boolean,
): Column<AdminPromoCode>[] => [
  {
    id: 'code',
    label: texts.code,
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
    label: texts.takes,
    cell: ({ discountType, discountValue, isFirstOrderOnly }) => (
      <>
        <bdi className="num">
          {discountType === 'percentage'
            ? formatPercent(discountValue / 100, language)
            : formatMoney(discountValue, language)}
        </bdi>
        {isFirstOrderOnly && <span className="block text-caption text-mist">{texts.firstOrder}</span>}
      </>
    ),
  },
  {
    id: 'minimum',
    label: texts.minimum,
    cell: ({ minPurchase }) =>
      minPurchase === 0 ? (
        <span className="text-mist">{texts.noMinimum}</span>
      ) : (
        <bdi className="num">{formatMoney(minPurchase, language)}</bdi>
      ),
  },
  { id: 'uses', label: texts.uses, cell: (promo) => <PromoCodeUsage promo={promo} /> },
  {
    id: 'until',
    label: texts.until,
    cell: ({ validUntil }) =>
      validUntil === null ? (
        <span className="text-mist">{texts.forEver}</span>
      ) : (
        <time dateTime={validUntil} className="md:whitespace-nowrap">
          {formatDate(new Date(validUntil), language)}
        </time>
      ),
  },
  { id: 'state', label: texts.state, cell: (promo) => <PromoBadge promo={promo} /> },
];

const badgeStyles: Readonly<Record<PromoState, { readonly icon: IconName; readonly colours: string }>> = {
  open: { icon: 'check', colours: 'border-malachite-200 bg-malachite-50 text-malachite-700' },
  closed: { icon: 'circle-slash', colours: 'border-lapis-200 bg-lapis-50 text-mist' },
  expired: { icon: 'clock', colours: 'border-gold-200 bg-gold-50 text-gold-800' },
  usedUp: { icon: 'x', colours: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700' },
};

/** State of a code: usable, or the reason why not. */
const PromoBadge = ({ promo }: { promo: AdminPromoCode }) => {
  const { promoCodes: t } = useMessages('admin');
  const validUntil = promo.validUntil === null ? null : new Date(promo.validUntil);
  const [now] = useState(() => new Date());
  const state = promoStateOf({ ...promo, validUntil }, now);
  return (
    <span className={`badge ${badgeStyles[state].colours}`}>
      <Icon name={badgeStyles[state].icon} className="size-4" />
      {t.states[state]}
    </span>
  );
};

/** Number of uses, with a progress bar for a limited code. */
const PromoCodeUsage = ({ promo: { currentUses, maxUses } }: { promo: AdminPromoCode }) => {
  const { promoCodes: t } = useMessages('admin');
  const language = useLanguage();
  if (maxUses === null) return <span className="num">{t.usesFree(currentUses)}</span>;
  const label = t.usesOf({ used: formatNumber(currentUses, language), max: formatNumber(maxUses, language) });
  return (
    <span className="block w-28 max-w-full">
      <span className="num">{label}</span>
      <svg aria-hidden="true" className="h-1.5 w-full mt-1 rounded-full bg-lapis-100 text-lapis-700 rtl:mirror">
        <rect width={`${(currentUses / maxUses) * 100}%`} height="100%" fill="currentColor" />
      </svg>
    </span>
  );
};
