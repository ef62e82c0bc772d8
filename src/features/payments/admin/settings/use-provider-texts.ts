import { useMessages } from '#core/i18n/messages-provider.tsx';

interface ProviderTexts {
  readonly name: string;
  readonly text: string;
  readonly fields: Readonly<Partial<Record<string, { readonly label: string; readonly hint: string }>>>;
}

/** Returns name and description of a provider, with label and hint of each field. */
export const useProviderTexts = (): ((provider: string) => Pick<ProviderTexts, 'name' | 'text'> & FieldTexts) => {
  const { providers } = useMessages('admin').paymentSettings;
  const textsByProvider: Readonly<Partial<Record<string, ProviderTexts>>> = providers;
  return (provider) => {
    const { name = provider, text = '', fields = {} } = textsByProvider[provider] ?? {};
    return { name, text, field: (field) => fields[field] ?? { label: field, hint: '' } };
  };
};

interface FieldTexts {
  readonly field: (name: string) => { readonly label: string; readonly hint: string };
}
