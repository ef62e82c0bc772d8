import { safeParse } from 'valibot';
import { ContactForm as Rules } from '../../../domain/forms/forms.ts';
import type { Language } from '../../../domain/language.ts';
import { loadMessages } from '../../../locales/namespaces.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { showFirstIssue } from '../../components/show-first-issue.ts';
import type { LocalizedFieldErrors } from '../../components/use-form-submit.ts';
import { pageSettings } from '../../i18n/page-settings.ts';
import { isSubmitBlockedOffline } from '../../state/is-submit-blocked-offline.ts';
import { notify } from '../../state/toasts.ts';

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
    const { code, message: sentence } = refusalOf(error, language);
    notify({ title: failed.title, text: code === 'VALIDATION_FAILED' ? failed.body : sentence, tone: 'error' });
  }
  return null;
};
