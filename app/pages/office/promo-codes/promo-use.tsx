import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';

/** How often a code was used, and of a limited one how much of it is gone (design 10). */
export const PromoUse = ({ promo: { currentUses, maxUses } }: { promo: OfficePromo }) => {
  const { promoCodes: words } = useOfficeWords();
  const language = useLanguage();
  if (maxUses === null) return <span className="num">{words.usesFree(currentUses)}</span>;
  const said = words.usesOf({ used: formatNumber(currentUses, language), most: formatNumber(maxUses, language) });
  return (
    <span className="block w-28 max-w-full">
      <span className="num">{said}</span>
      <svg aria-hidden="true" className="h-1.5 w-full mt-1 rounded-full bg-lapis-100 text-lapis-700 rtl:mirror">
        <rect width={`${(currentUses / maxUses) * 100}%`} height="100%" fill="currentColor" />
      </svg>
    </span>
  );
};
