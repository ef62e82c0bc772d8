import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PaymentSettings } from '../../../../../contract/admin/payment-settings.ts';
import { holdRanges } from '../../../../../domain/payments/payment-settings.ts';
import { formatNumber } from '../../../../../locales/format.ts';
import { loadAdminClient } from '../../../../api/load-admin-client.ts';
import { refusalOf } from '../../../../api/refusal.ts';
import { refusedFields } from '../../../../api/refused-fields.ts';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useFormSubmit } from '../../../../components/use-form-submit.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../../state/is-submit-blocked-offline.ts';
import { toLatinDigits } from '../../../../state/latin-digits.ts';
import { refreshSettings } from '../../../../state/refresh-settings.ts';
import { notify } from '../../../../state/toasts.ts';
import { Field } from '../../../../ui/field.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '../../unsaved-changes.tsx';
import { useAdminContext } from '../../use-admin.ts';
import { PaymentConflict } from './payment-conflict.tsx';
import { ProviderCard } from './provider-card.tsx';
import { readPaymentForm } from './read-payment-form.ts';

interface PaymentFormProps {
  readonly settings: PaymentSettings;
  /** Whether it was opened anew with another version; then its button has the focus. */
  readonly isReopened: boolean;
  readonly onOpen: (settings: PaymentSettings) => void;
}

/** The form of the payment settings, with a card for each provider. */
export const PaymentForm = ({ settings, isReopened, onOpen }: PaymentFormProps) => {
  const { paymentSettings: words, settings: settingWords } = useMessages('admin');
  const language = useLanguage();
  const { fail } = useAdminContext();
  const [theirs, setTheirs] = useState<PaymentSettings | null>(null);
  // the version that is saved over: another admin's, after this one has seen it
  const version = useRef(settings.version);

  const { errors, clear, isBusy, formProps } = useFormSubmit(async (form) => {
    if (isSubmitBlockedOffline()) return null;
    try {
      const typed = readPaymentForm(new FormData(form), settings);
      const saved = await (await loadAdminClient()).paymentSettings.save({ version: version.current, ...typed });
      // this page has a notice of test mode
      await refreshSettings();
      notify({ title: words.saved.title, text: words.saved.body, about: 'admin' });
      onOpen(saved);
      return null;
    } catch (error) {
      const refusal = refusalOf(error, language);
      if (refusal.code === 'SETTINGS_CHANGED') setTheirs(refusal.details['current'] as PaymentSettings);
      else fail(error);
      return refusedFields(refusal, language);
    }
  });
  const { asked } = useUnsavedChanges(formProps.ref);
  const formRef = formProps.ref;
  useEffect(() => {
    if (isReopened) formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isReopened, formRef]);

  const range = (name: keyof typeof holdRanges) => {
    const [least, most] = holdRanges[name];
    return settingWords.range({ least: formatNumber(least, language), most: formatNumber(most, language) });
  };
  const toDigits = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'numeric') toLatinDigits(target);
  };
  return (
    <>
      {theirs && (
        <PaymentConflict
          key={theirs.version}
          {...{ settings, theirs, isBusy, formRef }}
          onKeepMine={() => {
            version.current = theirs.version;
            formRef.current?.requestSubmit();
          }}
          onTakeTheirs={() => onOpen(theirs)}
        />
      )}
      <form {...formProps} onInput={toDigits} className="grid gap-8 max-w-3xl min-w-0">
        {settings.providers.map((provider) => (
          <ProviderCard key={provider.name} {...{ provider, errors, clear, formRef }} />
        ))}
        <section aria-labelledby="holds" className="pt-2">
          <h2 id="holds" className="text-lg font-medium">
            {words.holds.title}
          </h2>
          <p className="text-base text-mist pb-4">{words.holds.text}</p>
          <div className="grid sm:grid-cols-2 gap-x-8 gap-y-6">
            <Field
              name="holdMinutes"
              label={words.holds.holdMinutes}
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
              label={words.holds.transferHoldHours}
              hint={`${range('transferHoldHours')} ${words.holds.transferHint}`}
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
        <p>
          <SubmitButton isBusy={isBusy} busy={settingWords.saving} className="max-sm:w-full">
            {settingWords.save}
          </SubmitButton>
        </p>
      </form>
      <UnsavedChangesDialog asked={asked} />
    </>
  );
};
