import { Suspense } from 'react';
import { MAX_GIFT_MESSAGE } from '#core/forms/limits.ts';
import type { FieldErrors } from '#core/forms/validation.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { lengthOf } from '#core/text/clean-text.ts';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field } from '#core/ui/field.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import type { Draft } from './draft.ts';

const GiftCard = lazyOnDemand(async () => (await import('./gift-card.tsx')).GiftCard);

interface GiftFieldsProps {
  readonly initial: Draft;
  /** Current values of the form. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
}

/** Gift option; wrapping and message only with it (specification 5, 9). */
export function GiftFields({ initial, draft, errors }: GiftFieldsProps) {
  const { fields } = useMessages('common');
  const { validation } = useMessages('forms');
  const { checkout } = useMessages('checkout');
  const language = useLanguage();
  const { gift } = checkout;
  const used = lengthOf(draft.giftMessage);
  return (
    <fieldset className="pt-10">
      <legend className="font-medium text-lg float-start pb-3">{gift.title}</legend>
      <div className="clear-both border border-lapis-300 bg-white p-5">
        <Checkbox name="isGift" label={gift.isGift} isTicked={initial.isGift} tone="font-medium" />
        <div hidden={!draft.isGift}>
          <Checkbox name="giftWrap" label={gift.wrap} isTicked={initial.giftWrap} />
          <Field
            className="mt-3 [&_textarea]:display [&_textarea]:text-xl [&_textarea]:[unicode-bidi:plaintext]"
            name="giftMessage"
            lines={3}
            label={
              <>
                {gift.message} <span className="text-mist font-normal">{fields.optional}</span>
              </>
            }
            error={errors.giftMessage && validation[errors.giftMessage]}
            hint={
              <span className={`block text-end num ${used > MAX_GIFT_MESSAGE ? 'text-carnelian-700' : ''}`}>
                {gift.counter({ used: formatNumber(used, language), max: formatNumber(MAX_GIFT_MESSAGE, language) })}
              </span>
            }
            placeholder={gift.messagePlaceholder}
            defaultValue={initial.giftMessage}
          />
          <Suspense>
            {draft.isGift && draft.giftMessage.trim() !== '' && <GiftCard message={draft.giftMessage} />}
          </Suspense>
        </div>
      </div>
    </fieldset>
  );
}
