import { type Messages } from '../../../locales/namespaces.ts';

import { loadShopClient } from '../../api/load-shop-client.ts';
import { notify } from '../../state/toasts.ts';

/** Welcomes a new customer with the personal code (decision 8). */
export async function welcome({ notices }: Messages['forms']): Promise<void> {
  const code = await welcomeCode();
  const { signedUp, signedUpCodeLater } = notices.auth;
  const { title, body } = code ? signedUp({ code }) : signedUpCodeLater;
  notify({ title, text: body, about: 'session', goesAlong: true });
}

/** The account is made, whether or not its code can be read just now. */
async function welcomeCode(): Promise<string | null> {
  try {
    const shop = await loadShopClient();
    return (await shop.profile.get()).welcomeCode;
  } catch {
    return null;
  }
}

/** Welcomes back whoever has just signed in (specification 8). */
export const welcomeBack = ({ notices }: Messages['forms']): void => {
  const { title, body } = notices.auth.signedIn;
  notify({ title, text: body, about: 'session', goesAlong: true });
};
