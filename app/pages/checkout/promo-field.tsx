import { useId, useState } from 'react';
import type { Piastres } from '../../../domain/money.ts';
import { MAX_PROMO_LENGTH } from '../../../domain/promos/promo-code.ts';
import { formatAmount } from '../../../locales/format.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PromoNote } from './promo-note.tsx';
import type { PromoDesk } from './use-promo.ts';

/** Where a promo code is entered; an accepted one stands in its cartouche until it is taken off. */
export const PromoField = ({ desk, discount }: { desk: PromoDesk; discount: Piastres }) => (
  <div className="border-y border-lapis-200 py-5 my-2">
    {desk.promo ? <AppliedCode desk={desk} code={desk.promo.code} discount={discount} /> : <CodeEntry desk={desk} />}
  </div>
);

function AppliedCode({ desk, code, discount }: { desk: PromoDesk; code: string; discount: Piastres }) {
  const { checkout, notices } = useTillWords();
  const language = useLanguage();
  return (
    <>
      <p className="text-sm font-medium mb-2">{checkout.promo.label}</p>
      <div className="flex items-center justify-between gap-4 text-lapis-700">
        <span className="cartouche bg-white min-w-0">
          <bdi className="code truncate" dir="ltr">
            {code}
          </bdi>
        </span>
        <button type="button" className="link min-h-11 text-sm text-lapis-900 shrink-0" onClick={desk.remove}>
          {checkout.promo.remove}
        </button>
      </div>
      <p className="flex items-center gap-2 text-sm text-malachite-700 mt-2">
        <Icon name="check" className="size-[18px]" />
        {notices.promo.applied({ amount: formatAmount(discount, language) }).body}
      </p>
    </>
  );
}

function CodeEntry({ desk }: { desk: PromoDesk }) {
  const { checkout } = useTillWords();
  const [typed, setTyped] = useState(desk.wanted ?? '');
  const id = useId();
  const apply = () => void desk.apply(typed);
  return (
    <>
      <label htmlFor={id} className="block text-sm font-medium mb-1.5">
        {checkout.promo.label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="ltr"
          className="field min-w-0 uppercase placeholder:normal-case same-side"
          placeholder={checkout.promo.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_PROMO_LENGTH + 50}
          value={typed}
          aria-invalid={desk.error !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setTyped(target.value);
            desk.edit();
          }}
          onKeyDown={(event) => {
            // Enter applies the code and does not place the order
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <button type="button" className="btn btn-line shrink-0" aria-busy={desk.isChecking} onClick={apply}>
          {desk.isChecking ? checkout.promo.applying : checkout.promo.apply}
        </button>
      </div>
      <PromoNote id={`${id}-note`} desk={desk} />
    </>
  );
}
