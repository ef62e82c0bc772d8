import { loadShopClient } from '#core/api/load-shop-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { parseNewsletterForm } from '#core/forms/forms.ts';
import type { Language } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { focusField } from '#core/ui/focus-field.ts';
import { showFirstIssue } from '#core/ui/show-first-issue.ts';

/**
 * Validates the newsletter form, requests the confirmation mail and shows the outcome (specification 5, decision 171). Returns the
 * error of the address, if it is invalid.
 */
export const subscribe = async (form: HTMLFormElement, language: Language): Promise<string | null> => {
  const { notices, validation } = await loadMessages('forms', language, pageSettings());
  const { confirmationRequired, failed } = notices.newsletter;
  const checked = parseNewsletterForm(Object.fromEntries(new FormData(form)));
  if (!checked.success) {
    const fieldErrors = showFirstIssue(checked.issues, { title: failed.title, sentences: validation });
    focusField(form, Object.keys(fieldErrors));
    return fieldErrors['email'] ?? null;
  }
  if (isSubmitBlockedOffline()) return null;
  try {
    const shop = await loadShopClient();
    await shop.newsletterSubscriptions.create({ ...checked.output, language });
    notify({ title: confirmationRequired.title, text: confirmationRequired.body });
    form.reset();
  } catch {
    notify({ title: failed.title, text: failed.body, tone: 'error' });
  }
  return null;
};
