import type { TillMessages } from '../../../locales/messages.ts';
import { loadShop } from '../../api/browser.ts';
import { notify } from '../../device/notices.ts';

/** Welcomes a new customer with the personal code (decision 8). */
export async function welcome({ notices }: TillMessages): Promise<void> {
  const code = await welcomeCode();
  const { signedUp, signedUpCodeLater } = notices.auth;
  const { title, body } = code ? signedUp({ code }) : signedUpCodeLater;
  notify({ title, text: body, about: 'session', goesAlong: true });
}

/** The account is made, whether or not its code can be read just now. */
async function welcomeCode(): Promise<string | null> {
  try {
    const shop = await loadShop();
    return (await shop.people.profile()).welcomeCode;
  } catch {
    return null;
  }
}

/** Welcomes back whoever has just signed in (specification 8). */
export const welcomeBack = ({ notices }: TillMessages): void => {
  const { title, body } = notices.auth.signedIn;
  notify({ title, text: body, about: 'session', goesAlong: true });
};
