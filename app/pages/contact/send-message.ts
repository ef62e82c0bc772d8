import { safeParse } from 'valibot';
import type { Language } from '../../../domain/language.ts';
import { ContactForm as Rules } from '../../../domain/people/forms.ts';
import { loadTillMessages } from '../../../locales/load-messages.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { mustWait } from '../../device/must-wait.ts';
import { notify } from '../../device/notices.ts';
import { sayIssues } from '../../parts/say-issues.ts';
import type { SpokenErrors } from '../../parts/use-sent-form.ts';

/** Checks a message to the shop, sends it and says how it went; answers what is wrong with its fields (specification 5, 8). */
export const sendMessage = async (form: HTMLFormElement, language: Language): Promise<SpokenErrors | null> => {
  const { notices, validation } = await loadTillMessages(language);
  const { failed, sent } = notices.contact;
  const checked = safeParse(Rules, Object.fromEntries(new FormData(form)));
  if (!checked.success) return sayIssues(checked.issues, { title: failed.title, sentences: validation });
  if (mustWait()) return null;
  try {
    const shop = await loadShop();
    await shop.people.contact(checked.output);
    notify({ title: sent.title, text: sent.body });
    form.reset();
  } catch (error) {
    const { code, sentence } = refusalOf(error, language);
    notify({ title: failed.title, text: code === 'VALIDATION_FAILED' ? failed.body : sentence, tone: 'alarm' });
  }
  return null;
};
