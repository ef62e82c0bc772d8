import type { Language } from '../../domain/language.ts';
import { loadTillMessages } from '../../locales/load-messages.ts';
import { loadShop } from '../api/browser.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { mustWait } from '../device/must-wait.ts';
import { notify } from '../device/notices.ts';

/** Subscribes an address to the newsletter and says how it went (specification 8). Answers whether it is subscribed now. */
export const subscribe = async (email: string, language: Language): Promise<boolean> => {
  if (mustWait()) return false;
  const { notices, validation } = await loadTillMessages(language);
  try {
    const shop = await loadShop();
    await shop.people.subscribe({ email, language });
    const { title, body } = notices.newsletter.subscribed;
    notify({ title, text: body });
    return true;
  } catch (error) {
    const { code } = refusalOf(error, language);
    const { title, body } = notices.newsletter[code === 'ALREADY_SUBSCRIBED' ? 'duplicate' : 'failed'];
    notify({ title, text: code === 'VALIDATION_FAILED' ? validation['email.invalid'] : body, tone: 'alarm' });
    return false;
  }
};
