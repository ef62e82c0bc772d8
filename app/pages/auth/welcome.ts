import type { TillMessages } from '../../../locales/messages.ts';
import { loadShop } from '../../api/browser.ts';
import { notify } from '../../device/notices.ts';

/** Welcomes a new customer with the personal code, or asks to confirm the e-mail address first (decision 8, 22). */
export async function welcome(isSignedIn: boolean, { notices }: TillMessages): Promise<void> {
  const code = isSignedIn ? await welcomeCode() : null;
  const { signedUp, signedUpCodeLater, confirmEmail } = notices.auth;
  const { title, body } = !isSignedIn ? confirmEmail : code ? signedUp({ code }) : signedUpCodeLater;
  notify({ title, text: body });
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
