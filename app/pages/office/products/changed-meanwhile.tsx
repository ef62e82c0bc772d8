import { useEffect, useRef } from 'react';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useTillWords } from '../../../device/till-words.ts';

/** Somebody else was quicker: what is typed stays in sight until the product is loaded again. */
export const ChangedMeanwhile = ({ onLoadAgain }: { onLoadAgain: () => void }) => {
  const { products } = useOfficeWords();
  const { refusals } = useTillWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 mb-8 bg-gold-50 border border-gold-200"
    >
      <p className="text-gold-800">{refusals.PRODUCT_CHANGED({})}</p>
      <button ref={button} type="button" className="btn btn-sm btn-line" onClick={onLoadAgain}>
        {products.changedMeanwhile}
      </button>
    </div>
  );
};
