import { MAX_GIFT_MESSAGE } from '#core/forms/limits.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field } from '#core/ui/field.tsx';

preloadMessages('checkout');

/** Gift options in the form. */
export interface GiftInput {
  readonly isGift: boolean;
  readonly giftWrap: boolean;
  readonly giftMessage: string;
}

/** Reads the gift options from their form. */
export const readGift = (form: FormData): GiftInput => ({
  isGift: form.get('isGift') === 'on',
  giftWrap: form.get('giftWrap') === 'on',
  giftMessage: String(form.get('giftMessage') ?? ''),
});

/** Maps the options to an order: wrapping and message only for a gift. */
export const toGift = ({ isGift, giftWrap, giftMessage }: GiftInput) =>
  isGift ? ({ isGift, giftWrap, giftMessage } as const) : ({ isGift: false } as const);

interface GiftPartProps {
  readonly initial: GiftInput;
  readonly isGift: boolean;
  readonly error: string | undefined;
}

/** Gift option; wrapping and message only with it (specification 5). */
export const GiftPart = ({ initial, isGift, error }: GiftPartProps) => {
  const { fields } = useMessages('common');
  const { gift } = useMessages('checkout').checkout;
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{gift.title}</legend>
      <div className="clear-both border border-lapis-300 bg-white p-4">
        <Checkbox name="isGift" label={gift.isGift} isTicked={initial.isGift} tone="font-medium" />
        <div hidden={!isGift}>
          <Checkbox name="giftWrap" label={gift.wrap} isTicked={initial.giftWrap} />
          <Field
            className="mt-3 [&_textarea]:[unicode-bidi:plaintext]"
            name="giftMessage"
            lines={3}
            maxLength={MAX_GIFT_MESSAGE}
            label={
              <>
                {gift.message} <span className="text-mist font-normal">{fields.optional}</span>
              </>
            }
            error={error}
            defaultValue={initial.giftMessage}
          />
        </div>
      </div>
    </fieldset>
  );
};
