import { useState } from 'react';
import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import { type PromoState, promoStateOf } from '../../../../domain/promos/promo-state.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

const looks: Readonly<Record<PromoState, { readonly icon: IconName; readonly colours: string }>> = {
  open: { icon: 'check', colours: 'border-malachite-200 bg-malachite-50 text-malachite-700' },
  closed: { icon: 'circle-slash', colours: 'border-lapis-200 bg-lapis-50 text-mist' },
  expired: { icon: 'clock', colours: 'border-gold-200 bg-gold-50 text-gold-800' },
  usedUp: { icon: 'x', colours: 'border-carnelian-200 bg-carnelian-50 text-carnelian-700' },
};

/** Whether a code can be used now, and why not. */
export const PromoBadge = ({ promo }: { promo: OfficePromo }) => {
  const { promoCodes: words } = useOfficeWords();
  const validUntil = promo.validUntil === null ? null : new Date(promo.validUntil);
  const [now] = useState(() => new Date());
  const state = promoStateOf({ ...promo, validUntil }, now);
  return (
    <span className={`badge ${looks[state].colours}`}>
      <Icon name={looks[state].icon} className="size-4" />
      {words.states[state]}
    </span>
  );
};
