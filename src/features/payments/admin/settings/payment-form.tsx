import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { SaveBar } from '#core/admin/save-bar.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { invalidFields } from '#core/api/field-errors.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { toLatinDigits } from '#core/browser/latin-digits.ts';
import { refreshSettings } from '#core/browser/refresh-settings.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useFormSubmit } from '#core/ui/use-form-submit.ts';
import type { PaymentSettings } from '../../payment-settings.admin.contract.ts';
import { holdRanges } from '../../payment-settings.ts';
import { PaymentConflict } from './payment-conflict.tsx';
import { ProviderCard } from './provider-card.tsx';
import { readPaymentForm } from './read-payment-form.ts';

interface PaymentFormProps {
  readonly settings: PaymentSettings;
  /** Remounted with a newer version: focus the button. */
  readonly isReopened: boolean;
  readonly onOpen: (settings: PaymentSettings) => void;
}

/** Form of the payment settings, with a card for each provider. */
export const PaymentForm = ({ settings, isReopened, onOpen }: PaymentFormProps) => {
  const { paymentSettings: t, settings: settingTexts } = useMessages('admin');
  const language = useLanguage();
  const { fail } = useAdminContext();
  const [current, setCurrent] = useState<PaymentSettings | null>(null);
  // version to overwrite: another admin's once this admin has reviewed it
  const version = useRef(settings.version);

  const { errors, clear, isBusy, formProps } = useFormSubmit(async (form) => {
    if (isSubmitBlockedOffline()) return null;
    try {
      const input = readPaymentForm(new FormData(form), settings);
      const saved = await (await loadAdminClient()).paymentSettings.save({ version: version.current, ...input });
      // this page displays the test mode notice
      await refreshSettings();
      notify({ title: t.saved.title, text: t.saved.body, about: 'admin' });
      onOpen(saved);
      return null;
    } catch (error) {
      const refusal = readError(error, language);
      if (refusal.code === 'SETTINGS_CHANGED') setCurrent(refusal.details['current'] as PaymentSettings);
      else fail(error);
      return invalidFields(refusal, language);
    }
  });
  const { confirmation, getChanges } = useUnsavedChanges(formProps.ref);
  const formRef = formProps.ref;
  useEffect(() => {
    if (isReopened) formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isReopened, formRef]);

  const range = (name: keyof typeof holdRanges) => {
    const [min, max] = holdRanges[name];
    return settingTexts.range({ min: formatNumber(min, language), max: formatNumber(max, language) });
  };
  const toDigits = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'numeric') toLatinDigits(target);
  };
  return (
    <>
      {current && (
        <PaymentConflict
          key={current.version}
          {...{ settings, current, isBusy, formRef }}
          onKeepMine={() => {
            version.current = current.version;
            formRef.current?.requestSubmit();
          }}
          onTakeCurrent={() => onOpen(current)}
        />
      )}
      <form {...formProps} onInput={toDigits} className="grid gap-8 max-w-3xl min-w-0">
        {settings.providers.map((provider) => (
          <ProviderCard key={provider.name} {...{ provider, errors, clear, formRef }} />
        ))}
        <section aria-labelledby="holds" className="pt-2">
          <h2 id="holds" className="text-lg font-medium">
            {t.holds.title}
          </h2>
          <p className="text-base text-mist pb-4">{t.holds.text}</p>
          <div className="grid sm:grid-cols-2 gap-x-8 gap-y-6">
            <Field
              name="holdMinutes"
              label={t.holds.holdMinutes}
              hint={range('holdMinutes')}
              keepsHint
              error={errors['holdMinutes']}
              defaultValue={String(settings.holdMinutes)}
              onChange={() => clear('holdMinutes')}
              inputMode="numeric"
              maxLength={9}
              dir="ltr"
              autoComplete="off"
              required
            />
            <Field
              name="transferHoldHours"
              label={t.holds.transferHoldHours}
              hint={`${range('transferHoldHours')} ${t.holds.transferHint}`}
              keepsHint
              error={errors['transferHoldHours']}
              defaultValue={settings.transferHoldHours === null ? '' : String(settings.transferHoldHours)}
              onChange={() => clear('transferHoldHours')}
              inputMode="numeric"
              maxLength={9}
              dir="ltr"
              autoComplete="off"
            />
          </div>
        </section>
        <SaveBar form={formRef} getChanges={getChanges} onDiscard={() => onOpen(settings)}>
          <SubmitButton isBusy={isBusy} busy={settingTexts.saving} className="">
            {settingTexts.save}
          </SubmitButton>
        </SaveBar>
      </form>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};
