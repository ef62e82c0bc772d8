import { type FormEvent, useState } from 'react';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { DiscardableForm, SaveBar } from '#core/admin/save-bar.tsx';
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
import { MAX_PROMO_LENGTH } from '#features/pricing/promo-code-input.ts';
import { discountTypes } from '#features/pricing/promo-discount.ts';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { ChangedPromoForm, NewPromoForm, promoTermsOf } from '../promo-form.ts';
import { PromoPreview } from './promo-preview.tsx';

interface PromoFormProps {
  /** Null to create a code. */
  readonly promo: AdminPromoCode | null;
  readonly onClose: () => void;
  readonly onSaved: (promo: AdminPromoCode) => void;
}

/** Form to create a code or change its terms, with a live preview of its discount. */
export const PromoForm = (props: PromoFormProps) => (
  <DiscardableForm>{(discard) => <PromoDialog {...props} onDiscard={discard} />}</DiscardableForm>
);

const PromoDialog = ({ promo, onClose, onSaved, onDiscard }: PromoFormProps & { onDiscard: () => void }) => {
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { promoCodes } = useMessages('admin');
  const { form: t } = promoCodes;
  const initial = promoTermsToInput(promo);
  const [formValues, setInput] = useState<Readonly<Record<string, unknown>>>(initial);
  const { errors, isBusy, clear, formProps } = useSavePromoCode(promo, onSaved);
  const { confirmation, confirmLeave, getChanges } = useUnsavedChanges(formProps.ref);
  const { code: _, ...terms } = formValues;
  const read = safeParse(ChangedPromoForm, { ...initial, ...terms });
  const isFixed = promo?.isInOrders === true;
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setInput(Object.fromEntries(new FormData(currentTarget)));
  const field = (name: string) => ({ name, error: errors[name], onChange: () => clear(name) });
  return (
    <>
      <Dialog
        isOpen
        onClose={() => confirmLeave(onClose)}
        title={promo === null ? t.make : t.change(promo)}
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
              hint={t.codeHint}
            />
          )}
          {isFixed ? (
            <p className="text-mist">
              {t.fixedTerms}
              <input type="hidden" name="discountType" value={initial.discountType} />
              <input type="hidden" name="discountValue" value={initial.discountValue} />
            </p>
          ) : (
            <>
              <DiscountTypeField initial={initial.discountType} />
              <Field
                {...field('discountValue')}
                label={formValues['discountType'] === 'fixed' ? t.amount : t.percent}
                dir="ltr"
                inputMode="decimal"
                required
                hint={
                  formValues['discountType'] === 'fixed'
                    ? undefined
                    : t.percentHint({ max: formatPercent(MAX_PERCENT / 100, language) })
                }
                defaultValue={initial.discountValue}
              />
            </>
          )}
          <Field
            {...field('minPurchase')}
            label={t.minPurchase}
            dir="ltr"
            inputMode="decimal"
            hint={t.optional}
            defaultValue={initial.minPurchase}
          />
          <Field
            {...field('maxUses')}
            label={t.maxUses}
            dir="ltr"
            inputMode="numeric"
            hint={t.optional}
            defaultValue={initial.maxUses}
          />
          <Field
            {...field('validUntil')}
            label={t.validUntil}
            type="date"
            hint={`${t.dayHint} ${t.optional}`}
            defaultValue={initial.validUntil}
          />
          {read.success && <PromoPreview terms={promoTermsOf(read.output)} />}
          <SaveBar
            form={formProps.ref}
            getChanges={getChanges}
            onDiscard={onDiscard}
            className="-mx-6 sm:-mx-8 -mb-6 sm:-mb-8 px-6 sm:px-8"
          >
            <SubmitButton isBusy={isBusy} className="">
              {t.save}
            </SubmitButton>
          </SaveBar>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

/** Radio group of the discount types. */
const DiscountTypeField = ({ initial }: { initial: string }) => {
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
              defaultChecked={type === initial}
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

/** Creates a code or updates its terms. An existing code is an error of the code field. */
function useSavePromoCode(promo: AdminPromoCode | null, onSaved: (promo: AdminPromoCode) => void) {
  const { promoCodes: t } = useMessages('admin');
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  return useValidatedForm<ChangedPromoForm | NewPromoForm>({
    check: (input) => safeParse(promo === null ? NewPromoForm : ChangedPromoForm, input),
    refusedTitle: general.error,
    onChecked: async (form) => {
      try {
        const { promoCodes } = await loadAdminClient();
        onSaved(
          promo === null
            ? await promoCodes.create({ code: '', ...form })
            : await promoCodes.update({ id: promo.id, terms: form }),
        );
        const { title, body } = promo === null ? t.made : t.changed;
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
