import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { EnabledProvider } from './public-auth-settings.ts';

/** Returns the name of a provider: the owner's, the shop's in the language of the page, or its capitalized key (`Keycloak`). */
export const useProviderName = () => {
  const { providers } = useMessages('authFlows');
  const names: Readonly<Record<string, string>> = providers;
  return ({ key, name }: EnabledProvider): string => name ?? names[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
};
