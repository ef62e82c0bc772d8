import { loadShopClient } from '#core/api/load-shop-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { type Messages } from '#core/i18n/messages.ts';
import { pageSettings } from '#core/settings/page-settings.ts';

/** Shows the welcome notice of a new customer, with the personal code (decision 8). */
export async function welcome({ notices }: Messages['forms']): Promise<void> {
  const code = await welcomeCode();
  const { signedUp, signedUpCodeLater } = notices.auth;
  // an expired offer is not displayed
  const { title, body } = code && pageSettings().offers.welcomePercent > 0 ? signedUp({ code }) : signedUpCodeLater;
  notify({ title, text: body, about: 'session', persistsOnNavigation: true });
}

/** Loads the welcome code; null on failure, because the account exists anyway. */
async function welcomeCode(): Promise<string | null> {
  try {
    const shop = await loadShopClient();
    return (await shop.profile.get()).welcomeCode;
  } catch {
    return null;
  }
}

/** Shows the welcome notice after sign-in (specification 8). */
export const welcomeBack = ({ notices }: Messages['forms']): void => {
  const { title, body } = notices.auth.signedIn;
  notify({ title, text: body, about: 'session', persistsOnNavigation: true });
};
