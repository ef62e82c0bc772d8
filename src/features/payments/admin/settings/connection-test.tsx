import { type RefObject, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { invalidFields } from '#core/api/field-errors.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { PaymentProviderSettings } from '../../payment-settings.admin.contract.ts';
import { inputNames, readProvider } from './read-payment-form.ts';
import { useProviderTexts } from './use-provider-texts.ts';

interface ConnectionTestProps {
  readonly provider: PaymentProviderSettings;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

interface Outcome {
  readonly hasSucceeded: boolean;
  readonly messages: readonly string[];
}

/** Tests the gateway with the entered values and the unchanged stored secrets, and displays the result. */
export const ConnectionTest = ({ provider, formRef }: ConnectionTestProps) => {
  const { test: t } = useMessages('admin').paymentSettings;
  const language = useLanguage();
  const { field: textsOf } = useProviderTexts()(provider.name);
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const findLabel = (path: string): string | null => {
    const names = inputNames(provider.name);
    const field = provider.fields.find(({ name, isSecret }) => (isSecret ? names.secret : names.value)(name) === path);
    return field ? textsOf(field.name).label : null;
  };
  const call = async (admin: AdminClient): Promise<Outcome> => {
    const values =
      provider.isFromEnvironment || !formRef.current
        ? { values: {}, secrets: {} }
        : readProvider(new FormData(formRef.current), provider);
    const { result, mode } = await admin.paymentSettings.test({
      provider: provider.name,
      values: values.values,
      secrets: values.secrets,
    });
    return result === 'ok'
      ? { hasSucceeded: true, messages: [t.ok[mode]] }
      : { hasSucceeded: false, messages: [t[result]] };
  };
  const test = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(await call(await loadAdminClient()));
    } catch (error) {
      const refused = invalidFields(readError(error, language), language);
      if (!refused) fail(error);
      else {
        const messages = Object.entries(refused).map(([path, message]) => {
          const label = findLabel(path);
          return label === null ? message : `${label}: ${message}`;
        });
        setOutcome({ hasSucceeded: false, messages });
      }
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-3 justify-items-start">
      <button
        type="button"
        className="btn btn-sm btn-line aria-busy:opacity-70"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void test()}
      >
        {isBusy ? t.busy : t.button}
      </button>
      <div role="status" className={outcome?.hasSucceeded ? 'text-malachite-700' : 'text-carnelian-700'}>
        {outcome?.messages.map((message) => (
          <p key={message} className="flex items-start gap-2 text-base">
            <Icon name={outcome.hasSucceeded ? 'check' : 'circle-alert'} className="size-5 mt-0.5" />
            <span>{message}</span>
          </p>
        ))}
      </div>
    </div>
  );
};
