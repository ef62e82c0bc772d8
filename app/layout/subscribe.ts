import { parseNewsletterForm } from '../../domain/forms/forms.ts';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../../locales/namespaces.ts';
import { loadShopClient } from '../api/load-shop-client.ts';
import { showFirstIssue } from '../components/show-first-issue.ts';
import { pageSettings } from '../i18n/page-settings.ts';
import { isSubmitBlockedOffline } from '../state/is-submit-blocked-offline.ts';
import { notify } from '../state/toasts.ts';
import { focusField } from '../ui/focus-field.ts';

/** Validates the newsletter form, requests the confirmation mail and shows the outcome (specification 5, decision 171). */
export const subscribe = async (form: HTMLFormElement, language: Language): Promise<void> => {
  const { notices, validation } = await loadMessages('forms', language, pageSettings());
  const { asked, failed } = notices.newsletter;
  const checked = parseNewsletterForm(Object.fromEntries(new FormData(form)));
  if (!checked.success) {
    const found = showFirstIssue(checked.issues, { title: failed.title, sentences: validation });
    return focusField(form, Object.keys(found));
  }
  if (isSubmitBlockedOffline()) return;
  try {
    const shop = await loadShopClient();
    await shop.newsletterSubscriptions.create({ ...checked.output, language });
    notify({ title: asked.title, text: asked.body });
    form.reset();
  } catch {
    notify({ title: failed.title, text: failed.body, tone: 'error' });
  }
};
