import { useId, useState } from 'react';
import { formatMoney } from '#core/i18n/format.ts';
import { formatWait } from '#core/i18n/format-wait.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { Icon } from '#core/ui/icon.tsx';
import { MAX_PROMO_LENGTH } from '#features/pricing/promo-code-input.ts';
import type { PromoCodeControls } from './use-promo-code.ts';

/** Promo code input; shows an accepted code as a tag until it is removed. */
export const PromoCodeField = ({
  promoControls,
  discount,
}: {
  promoControls: PromoCodeControls;
  discount: Piastres;
}) => (
  // a section with a name: it gets the focus when the pressed button is replaced
  <section aria-label={useMessages('checkout').checkout.promo.label} className="border-y border-lapis-200 py-5 my-2">
    {promoControls.promo ? (
      <AppliedCode promoControls={promoControls} code={promoControls.promo.code} discount={discount} />
    ) : (
      <CodeEntry promoControls={promoControls} />
    )}
  </section>
);

function AppliedCode({
  promoControls,
  code,
  discount,
}: {
  promoControls: PromoCodeControls;
  code: string;
  discount: Piastres;
}) {
  const { checkout } = useMessages('checkout');
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
        <button type="button" className="link min-h-11 text-sm text-lapis-900 shrink-0" onClick={promoControls.remove}>
          {checkout.promo.remove}
        </button>
      </div>
      <p className="flex items-center gap-2 text-sm text-malachite-700 mt-2">
        <Icon name="check" className="size-[18px]" />
        {/* only the amount, because the notice has the sentence */}
        <bdi className="num">{formatMoney(-discount, language)}</bdi>
      </p>
    </>
  );
}

function CodeEntry({ promoControls }: { promoControls: PromoCodeControls }) {
  const { checkout } = useMessages('checkout');
  const [text, setInput] = useState(promoControls.appliedCode ?? '');
  const id = useId();
  const apply = () => void promoControls.apply(text);
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
          value={text}
          aria-invalid={promoControls.error !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setInput(target.value);
            promoControls.edit();
          }}
          onKeyDown={(event) => {
            // Enter applies the code instead of submitting the order
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <button type="button" className="btn btn-line shrink-0" aria-busy={promoControls.isChecking} onClick={apply}>
          {promoControls.isChecking ? checkout.promo.applying : checkout.promo.apply}
        </button>
      </div>
      <PromoCodeMessage id={`${id}-note`} promoControls={promoControls} />
    </>
  );
}

/** Message under the field: error, remaining delay, or format hint. */
function PromoCodeMessage({
  id,
  promoControls: { error, waitSeconds },
}: {
  id: string;
  promoControls: PromoCodeControls;
}) {
  const { general } = useMessages('forms');
  const { checkout } = useMessages('checkout');
  const wait = waitSeconds > 0 ? formatWait(waitSeconds, general) : null;
  return (
    <div id={id} className="text-sm mt-1.5">
      {error && (
        <p className="flex items-start gap-1.5 text-carnelian-700">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          {error}
        </p>
      )}
      {wait && <p className="text-mist num">{wait}</p>}
      {!error && !wait && <p className="text-mist">{checkout.promo.hint}</p>}
    </div>
  );
}
