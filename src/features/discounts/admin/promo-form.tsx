import { type FormEvent, useState } from 'react';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { MAX_PERCENT } from '#core/forms/limits.ts';
import { formatPercent } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { discountTypes, MAX_PROMO_LENGTH } from '#features/pricing/promo-discount.ts';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { ChangedPromoForm, NewPromoForm, promoTermsOf } from '../promo-form.ts';
import { PromoPreview } from './promo-preview.tsx';

interface PromoFormProps {
  /** Null to create a code. */
  readonly promo: AdminPromoCode | null;
  readonly onClose: () => void;
  readonly onSaved: (promo: AdminPromoCode) => void;
}

/** Creates a code or changes its terms; previews its discount while typing. */
export const PromoForm = ({ promo, onClose, onSaved }: PromoFormProps) => {
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { promoCodes } = useMessages('admin');
  const { form: words } = promoCodes;
  const begun = promoTermsToInput(promo);
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(begun);
  const { errors, isBusy, clear, formProps } = useSavePromoCode(promo, onSaved);
  const { asked, confirmLeave } = useUnsavedChanges(formProps.ref);
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
        onClose={() => confirmLeave(onClose)}
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
              <DiscountTypeField begun={begun.discountType} />
              <Field
                {...field('discountValue')}
                label={typed['discountType'] === 'fixed' ? words.amount : words.percent}
                dir="ltr"
                inputMode="decimal"
                required
                hint={
                  typed['discountType'] === 'fixed'
                    ? undefined
                    : words.percentHint({ max: formatPercent(MAX_PERCENT / 100, language) })
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
          {read.success && <PromoPreview terms={promoTermsOf(read.output)} />}
          <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog asked={asked} />
    </>
  );
};

/** Choice of the discount type. */
const DiscountTypeField = ({ begun }: { begun: string }) => {
  const { form } = useMessages('admin').promoCodes;
  return (
    <fieldset>
      <legend className="text-sm font-medium mb-1.5">{form.discountType}</legend>
      <div className="flex flex-wrap gap-x-6">
        {discountTypes.map((type) => (
          <label key={type} className="inline-flex items-center gap-2.5 min-h-11 text-base">
            <input
              type="radio"
              name="discountType"
              value={type}
              defaultChecked={type === begun}
              className="size-5 accent-lapis-700"
            />
            {form[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Form values of a code's terms; empty for a new code. */
const promoTermsToInput = (promo: AdminPromoCode | null): ChangedPromoForm => {
  if (promo === null)
    return { discountType: 'percentage', discountValue: '', minPurchase: '', maxUses: '', validUntil: '' };
  const { discountType, discountValue, minPurchase, maxUses, validUntil } = promo;
  return {
    discountType,
    discountValue: String(discountType === 'percentage' ? discountValue : discountValue / 100),
    minPurchase: minPurchase === 0 ? '' : String(minPurchase / 100),
    maxUses: maxUses === null ? '' : String(maxUses),
    validUntil: validUntil === null ? '' : cairoDay(new Date(validUntil)),
  };
};

/** Creates a code or updates its terms. A name that is already taken is an error of its field. */
function useSavePromoCode(promo: AdminPromoCode | null, onSaved: (promo: AdminPromoCode) => void) {
  const { promoCodes: words } = useMessages('admin');
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  return useValidatedForm<ChangedPromoForm | NewPromoForm>({
    check: (typed) => safeParse(promo === null ? NewPromoForm : ChangedPromoForm, typed),
    refusedTitle: general.error,
    onChecked: async (form) => {
      try {
        const { promoCodes } = await loadAdminClient();
        onSaved(
          promo === null
            ? await promoCodes.create({ code: '', ...form })
            : await promoCodes.update({ id: promo.id, terms: form }),
        );
        const { title, body } = promo === null ? words.made : words.changed;
        notify({ title, text: body, about: 'admin' });
      } catch (error) {
        const { code, message: sentence } = readError(error, language);
        if (code === 'PROMO_CODE_EXISTS') return { code: sentence };
        if (code === 'PROMO_IN_USE') return { maxUses: sentence };
        fail(error);
      }
      return null;
    },
  });
}
