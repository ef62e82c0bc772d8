import { useMessages } from '#core/i18n/messages-provider.tsx';

interface ProviderWords {
  readonly name: string;
  readonly text: string;
  readonly fields: Readonly<Partial<Record<string, { readonly label: string; readonly hint: string }>>>;
}

/** Returns name and description of a provider, with label and hint of each field. */
export const useProviderWords = (): ((provider: string) => Pick<ProviderWords, 'name' | 'text'> & FieldWords) => {
  const { providers } = useMessages('admin').paymentSettings;
  const wordsByProvider: Readonly<Partial<Record<string, ProviderWords>>> = providers;
  return (provider) => {
    const { name = provider, text = '', fields = {} } = wordsByProvider[provider] ?? {};
    return { name, text, field: (field) => fields[field] ?? { label: field, hint: '' } };
  };
};

interface FieldWords {
  readonly field: (name: string) => { readonly label: string; readonly hint: string };
}
