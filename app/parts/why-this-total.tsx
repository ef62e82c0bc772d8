import { Suspense, useState } from 'react';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useBasketWords } from '../device/basket-words.ts';
import { Icon } from '../ui/icon.tsx';
import { lazily } from './lazily.tsx';

const Reasons = lazily(async () => (await import('./reasons.tsx')).Reasons);

/** Names, to who asks, the base and the rate of each figure of a quote (decision 3). */
export function WhyThisTotal({ quote }: { quote: Quote }) {
  const { summary } = useBasketWords();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <details className="group text-sm mt-2" onToggle={() => setIsAsked(true)}>
      <summary className="inline-flex items-center gap-2 min-h-11 list-none link">
        {summary.why.title}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      {isAsked && (
        <Suspense>
          <Reasons quote={quote} />
        </Suspense>
      )}
    </details>
  );
}
