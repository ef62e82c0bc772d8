import type { RefObject } from 'react';
import { ConflictPanel } from '#core/fields/ui/conflict-panel.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { PaymentSettings, SavePaymentSettings } from '../../payment-settings.admin.contract.ts';
import { readPaymentForm } from './read-payment-form.ts';
import { useProviderWords } from './use-provider-words.ts';

interface PaymentConflictProps {
  /** The version that the form was opened with. */
  readonly settings: PaymentSettings;
  readonly theirs: PaymentSettings;
  readonly isBusy: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Payment settings that another admin has saved meanwhile, and the fields in which they differ; secrets cannot be compared. */
export const PaymentConflict = ({ settings, theirs, formRef, ...panel }: PaymentConflictProps) => {
  const { paymentSettings: t, settings: settingWords } = useMessages('admin');
  const labels = useDifferences(theirs);
  const mine = formRef.current && readPaymentForm(new FormData(formRef.current), settings);
  const differing = mine ? labels(mine) : [];
  return (
    <ConflictPanel
      {...panel}
      title={settingWords.conflict.title}
      theirs={theirs}
      differences={
        differing.length === 0 ? null : (
          <div className="p-4">
            <p className="text-base font-medium">{t.differs}</p>
            <ul className="list-disc ps-5 text-base">
              {differing.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
};

/** Returns the labels of the fields in which typed settings differ from those of another admin. */
const useDifferences = (theirs: PaymentSettings) => {
  const { paymentSettings: t } = useMessages('admin');
  const wordsOf = useProviderWords();
  return ({ holdMinutes, transferHoldHours, providers }: Omit<SavePaymentSettings, 'version'>): readonly string[] => [
    ...theirs.providers.flatMap((provider) => {
      const typed = providers[provider.name];
      if (!typed) return [];
      const { name, field: fieldWords } = wordsOf(provider.name);
      const found = provider.fields.flatMap((field) => {
        const differs = field.isSecret
          ? typed.secrets[field.name] !== undefined
          : (typed.values[field.name] ?? '') !== field.value;
        return differs ? [fieldWords(field.name).label] : [];
      });
      const enabled = typed.isEnabled === provider.isEnabled ? [] : [t.enable({ provider: name })];
      return [...enabled, ...found.map((field) => t.fieldOf({ part: name, field }))];
    }),
    ...(holdMinutes === theirs.holdMinutes ? [] : [t.holds.holdMinutes]),
    ...(transferHoldHours === theirs.transferHoldHours ? [] : [t.holds.transferHoldHours]),
  ];
};
