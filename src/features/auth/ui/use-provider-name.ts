import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { EnabledProvider } from './public-auth-settings.ts';

/** Returns how a provider is called: by the owner, by the shop in the language of the page, or by its key: `keycloak` is Keycloak. */
export const useProviderName = () => {
  const { providers } = useMessages('authFlows');
  const names: Readonly<Record<string, string>> = providers;
  return ({ key, name }: EnabledProvider): string => name ?? names[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
};
