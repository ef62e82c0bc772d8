import { type FormEvent, useState } from 'react';
import { safeParse } from 'valibot';
import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import { MAX_PERCENT } from '../../../../domain/limits.ts';
import { MAX_PROMO_LENGTH } from '../../../../domain/promos/promo-code.ts';
import { ChangedPromoForm, termsOf } from '../../../../domain/promos/promo-form.ts';
import { formatPercent } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { AskBeforeLeaving, useUnsaved } from '../unsaved.tsx';
import { PromoPreview } from './promo-preview.tsx';
import { typedTermsOf } from './typed-terms.ts';
import { useSavePromo } from './use-save-promo.ts';
import { WhichDiscount } from './which-discount.tsx';

interface PromoFormProps {
  /** Null makes a new code. */
  readonly promo: OfficePromo | null;
  readonly onClose: () => void;
  readonly onSaved: (promo: OfficePromo) => void;
}

/** Makes a code of the shop, or changes its terms; what it would take off stands below as it is typed. */
export const PromoForm = ({ promo, onClose, onSaved }: PromoFormProps) => {
  const { fields } = useWords();
  const language = useLanguage();
  const { promoCodes } = useOfficeWords();
  const { form: words } = promoCodes;
  const begun = typedTermsOf(promo);
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(begun);
  const { errors, isBusy, clear, formProps } = useSavePromo(promo, onSaved);
  const { asked, leaveBy } = useUnsaved(formProps.ref);
  const { code: _, ...terms } = typed;
  const read = safeParse(ChangedPromoForm, { ...begun, ...terms });
  const isFixed = promo?.isInOrders === true;
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(Object.fromEntries(new FormData(currentTarget)));
  const field = (name: string) => ({ name, error: errors[name], onChange: () => clear(name) });
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leaveBy(onClose)}
        title={promo === null ? words.make : words.change(promo)}
        closeLabel={fields.close}
      >
        <form {...formProps} onInput={follow} className="grid gap-5 mt-5">
          {promo === null && (
            <Field
              {...field('code')}
              label={promoCodes.code}
              dir="ltr"
              autoComplete="off"
              maxLength={MAX_PROMO_LENGTH}
              required
              hint={words.codeHint}
            />
          )}
          {isFixed ? (
            <p className="text-mist">
              {words.fixedTerms}
              <input type="hidden" name="discountType" value={begun.discountType} />
              <input type="hidden" name="discountValue" value={begun.discountValue} />
            </p>
          ) : (
            <>
              <WhichDiscount begun={begun.discountType} />
              <Field
                {...field('discountValue')}
                label={typed['discountType'] === 'fixed' ? words.amount : words.percent}
                dir="ltr"
                inputMode="decimal"
                required
                hint={
                  typed['discountType'] === 'fixed'
                    ? undefined
                    : words.percentHint({ most: formatPercent(MAX_PERCENT / 100, language) })
                }
                defaultValue={begun.discountValue}
              />
            </>
          )}
          <Field
            {...field('minPurchase')}
            label={words.minPurchase}
            dir="ltr"
            inputMode="decimal"
            hint={words.optional}
            defaultValue={begun.minPurchase}
          />
          <Field
            {...field('maxUses')}
            label={words.maxUses}
            dir="ltr"
            inputMode="numeric"
            hint={words.optional}
            defaultValue={begun.maxUses}
          />
          <Field
            {...field('validUntil')}
            label={words.validUntil}
            type="date"
            hint={`${words.dayHint} ${words.optional}`}
            defaultValue={begun.validUntil}
          />
          {read.success && <PromoPreview terms={termsOf(read.output)} />}
          <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
        </form>
      </Dialog>
      <AskBeforeLeaving asked={asked} />
    </>
  );
};
