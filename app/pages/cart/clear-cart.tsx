import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBasketWords } from '../../device/basket-words.ts';
import { cart as deviceCart } from '../../device/cart.ts';
import { lazily } from '../../parts/lazily.tsx';

const ConfirmClear = lazily(async () => (await import('./confirm-clear.tsx')).ConfirmClear);

/** Empties the cart after asking first; the question comes with the first press. */
export function ClearCart({ onCleared }: { onCleared: () => void }) {
  const { cart } = useBasketWords();
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const clear = () => {
    // an open dialog would keep the focus from whatever is to have it next
    flushSync(() => setIsAsking(false));
    deviceCart.clear();
    onCleared();
  };
  return (
    <>
      <button type="button" className="link min-h-11 shrink-0" onClick={() => setIsAsking(true)}>
        {cart.clear}
      </button>
      {isAsking !== null && (
        <Suspense>
          <ConfirmClear isOpen={isAsking} onKeep={() => setIsAsking(false)} onClear={clear} />
        </Suspense>
      )}
    </>
  );
}
