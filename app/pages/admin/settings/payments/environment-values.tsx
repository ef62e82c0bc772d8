import type { PaymentProviderSettings } from '../../../../../contract/admin/payment-settings.ts';
import { useMessages } from '../../../../i18n/messages.tsx';
import { useProviderWords } from './use-provider-words.ts';

/** The values of a provider that the environment configures: each variable, and whether it is set. */
export const EnvironmentValues = ({ provider }: { provider: PaymentProviderSettings }) => {
  const { environment: words } = useMessages('admin').paymentSettings;
  const { field: wordsOf } = useProviderWords()(provider.name);
  return (
    <div>
      <p className="text-base">{words.text}</p>
      <dl className="grid gap-y-3 pt-4">
        {provider.fields.map((field) => (
          <div key={field.name} className="grid sm:grid-cols-2 gap-x-6 border-t border-lapis-200 pt-3">
            <dt>
              <span className="block text-sm font-medium">{wordsOf(field.name).label}</span>
              <code dir="ltr" className="text-sm break-all">
                {field.variable}
              </code>
            </dt>
            <dd className="text-base break-all">
              {field.value ? (
                <bdi dir="ltr">{field.value}</bdi>
              ) : (
                <span className="text-mist">{field.isSet ? words.isSet : words.notSet}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
