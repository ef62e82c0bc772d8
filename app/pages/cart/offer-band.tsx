import { BUNDLE_FROM_LINES, BUNDLE_OFFER_FROM_LINES } from '../../../domain/pricing/constants.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { LotusMark } from '../../parts/lotus-mark.tsx';
import { Price } from '../../parts/price.tsx';

/** From two lines on what one more would save, from three what is saved (specification 9, decision 4). */
export function OfferBand({ quote }: { quote: Quote }) {
  const { offer } = useBasketWords().cart;
  const lines = quote.lines.length;
  if (lines < BUNDLE_OFFER_FROM_LINES) return null;
  const isEarned = lines >= BUNDLE_FROM_LINES;
  // three lines that were all bought together get the better fifteen percent instead
  if (isEarned && quote.bundleDiscount === 0) return null;
  return (
    <div className="night flex items-center justify-between gap-4 sm:gap-5 bg-lapis-800 stars text-white px-4 sm:px-6 py-4 mb-2">
      <LotusMark className="size-9 shrink-0 text-lapis-200" stroke={1.8} />
      <p className="grow" role="status">
        <span className="font-medium">{isEarned ? offer.activeTitle : offer.title}</span>
        <span className="text-lapis-200 block">{isEarned ? offer.active : offer.more(BUNDLE_FROM_LINES - lines)}</span>
      </p>
      {isEarned && <Price amount={-quote.bundleDiscount} className="text-lg" />}
    </div>
  );
}
