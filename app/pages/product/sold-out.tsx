import { Suspense, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { useAwaited } from '../../device/awaited.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useWords } from '../../device/words.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { Icon } from '../../ui/icon.tsx';

const NotifyMe = lazily(async () => (await import('./notify-me.tsx')).NotifyMe);

/** A piece that is sold out says so, and offers to tell when it is back (specification 2, decision 28). */
export const SoldOut = ({ product }: { product: ProductDetail }) => {
  const words = useWords().product;
  const { notify } = useTalkWords();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const isAwaited = useAwaited(product.id);
  return (
    <>
      <p className="flex items-center gap-3 mt-6 px-5 min-h-13 bg-glaze font-medium">
        <Icon name="circle-slash" className="size-5 text-mist" />
        {words.outOfStock}
      </p>
      {isAwaited && (
        <p className="flex items-center gap-2 mt-3 text-sm text-malachite-700">
          <Icon name="check" className="size-[18px]" />
          {notify.told}
        </p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`btn w-full mt-3 ${isAwaited ? 'btn-line' : 'btn-primary'}`}
        onClick={() => setAsking(true)}
      >
        {isAwaited ? notify.again : notify.title}
      </button>
      {isAsking !== null && (
        <Suspense>
          <NotifyMe product={product} isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
