import type { Language } from '../../domain/language.ts';
import { readNewsletter } from '../../domain/people/forms.ts';
import { loadTillMessages } from '../../locales/load-messages.ts';
import { loadShop } from '../api/browser.ts';
import { mustWait } from '../device/must-wait.ts';
import { notify } from '../device/notices.ts';
import { sayIssues } from '../parts/say-issues.ts';
import { focusField } from '../ui/focus-field.ts';

/** Checks the form of the newsletter, has its address asked by mail and says how it went (specification 5, decision 171). */
export const subscribe = async (form: HTMLFormElement, language: Language): Promise<void> => {
  const { notices, validation } = await loadTillMessages(language);
  const { asked, failed } = notices.newsletter;
  const checked = readNewsletter(Object.fromEntries(new FormData(form)));
  if (!checked.success) {
    const found = sayIssues(checked.issues, { title: failed.title, sentences: validation });
    return focusField(form, Object.keys(found));
  }
  if (mustWait()) return;
  try {
    const shop = await loadShop();
    await shop.people.subscribe({ ...checked.output, language });
    notify({ title: asked.title, text: asked.body });
    form.reset();
  } catch {
    notify({ title: failed.title, text: failed.body, tone: 'alarm' });
  }
};
