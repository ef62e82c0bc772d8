import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { GatewayName } from '#features/orders/payment-methods.ts';

interface FieldTexts {
  readonly label: string;
  readonly hint: string;
}

interface ProviderTexts {
  readonly name: string;
  readonly text: string;
  readonly field: (name: string) => FieldTexts;
}

/** Returns name and description of a provider, with label and hint of each field. */
export const useProviderTexts = (): ((provider: GatewayName) => ProviderTexts) => {
  const { paymentProviders, paymentSettings } = useMessages('admin');
  return (provider) => {
    const { name, text, fields } = paymentProviders[provider];
    const textsByField: Readonly<Partial<Record<string, FieldTexts>>> = { ...paymentSettings.fields, ...fields };
    return { name, text, field: (field) => textsByField[field] ?? { label: field, hint: '' } };
  };
};
