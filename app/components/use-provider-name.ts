import { useMessages } from '../i18n/messages.tsx';
import type { EnabledProvider } from '../state/public-auth-settings.ts';

/** Returns how a provider is called: by the owner, by the shop in the language of the page, or by its key: `keycloak` is Keycloak. */
export const useProviderName = () => {
  const { providers } = useMessages('authFlows');
  const names: Readonly<Record<string, string>> = providers;
  return ({ key, name }: EnabledProvider): string => name ?? names[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
};
