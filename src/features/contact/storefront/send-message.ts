import { safeParse } from 'valibot';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { ContactForm as Rules } from '#core/forms/forms.ts';
import type { Language } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { showFirstIssue } from '#core/ui/show-first-issue.ts';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';

/** Validates and sends a contact message and shows the result; returns field errors (specification 5, 8). */
export const sendMessage = async (form: HTMLFormElement, language: Language): Promise<LocalizedFieldErrors | null> => {
  const { notices, validation } = await loadMessages('forms', language, pageSettings());
  const { failed, sent } = notices.contact;
  const checked = safeParse(Rules, Object.fromEntries(new FormData(form)));
  if (!checked.success) return showFirstIssue(checked.issues, { title: failed.title, sentences: validation });
  if (isSubmitBlockedOffline()) return null;
  try {
    const shop = await loadShopClient();
    await shop.contactMessages.create(checked.output);
    notify({ title: sent.title, text: sent.body });
    form.reset();
  } catch (error) {
    const { code, message: sentence } = readError(error, language);
    notify({ title: failed.title, text: code === 'VALIDATION_FAILED' ? failed.body : sentence, tone: 'error' });
  }
  return null;
};
