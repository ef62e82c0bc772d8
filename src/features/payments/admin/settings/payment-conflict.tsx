import type { RefObject } from 'react';
import { ConflictPanel } from '#core/fields/ui/conflict-panel.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { PaymentSettings, SavePaymentSettings } from '../../payment-settings.admin.contract.ts';
import { readPaymentForm } from './read-payment-form.ts';
import { useProviderTexts } from './use-provider-texts.ts';

interface PaymentConflictProps {
  /** Version that the form was opened with. */
  readonly settings: PaymentSettings;
  readonly current: PaymentSettings;
  readonly isBusy: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onKeepMine: () => void;
  readonly onTakeCurrent: () => void;
}

/** Payment settings saved by another admin meanwhile, and the fields that differ; secrets cannot be compared. */
export const PaymentConflict = ({ settings, current, formRef, ...panel }: PaymentConflictProps) => {
  const { paymentSettings: t, settings: settingTexts } = useMessages('admin');
  const labels = useDifferences(current);
  const mine = formRef.current && readPaymentForm(new FormData(formRef.current), settings);
  const changedLabels = mine ? labels(mine) : [];
  return (
    <ConflictPanel
      {...panel}
      title={settingTexts.conflict.title}
      current={current}
      differences={
        changedLabels.length === 0 ? null : (
          <div className="p-4">
            <p className="text-base font-medium">{t.differs}</p>
            <ul className="list-disc ps-5 text-base">
              {changedLabels.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
};

/** Returns the labels of the fields in which the entered settings differ from those of another admin. */
const useDifferences = (current: PaymentSettings) => {
  const { paymentSettings: t } = useMessages('admin');
  const getTexts = useProviderTexts();
  return ({ holdMinutes, transferHoldHours, providers }: Omit<SavePaymentSettings, 'version'>): readonly string[] => [
    ...current.providers.flatMap((provider) => {
      const input = providers[provider.name];
      if (!input) return [];
      const { name, field: fieldTexts } = getTexts(provider.name);
      const differences = provider.fields.flatMap((field) => {
        const differs = field.isSecret
          ? input.secrets[field.name] !== undefined
          : (input.values[field.name] ?? '') !== field.value;
        return differs ? [fieldTexts(field.name).label] : [];
      });
      const enabled = input.isEnabled === provider.isEnabled ? [] : [t.enable({ provider: name })];
      return [...enabled, ...differences.map((field) => t.fieldOf({ part: name, field }))];
    }),
    ...(holdMinutes === current.holdMinutes ? [] : [t.holds.holdMinutes]),
    ...(transferHoldHours === current.transferHoldHours ? [] : [t.holds.transferHoldHours]),
  ];
};
