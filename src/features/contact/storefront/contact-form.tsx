import { useEffect } from 'react';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Content } from '#core/i18n/server-texts.ts';
import { Field } from '#core/ui/field.tsx';
import { OfflineNote } from '#core/ui/offline-note.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useFormSubmit } from '#core/ui/use-form-submit.ts';

/** Loaded lazily: validation and messages are as large as the page, and most visitors only read the contact details. */
const loadSendMessage = () => import('./send-message.ts');

/** Contact form; all four fields are required (specification 5, Contact; notices in 8). */
export function ContactForm({ copy }: { copy: Content['contact']['form'] }) {
  const { fields, states } = useMessages('common');
  const language = useLanguage();
  const { errors, isBusy, clear, formProps } = useFormSubmit(async (form) => {
    try {
      const { sendMessage } = await loadSendMessage();
      return await sendMessage(form, language);
    } catch {
      notify({ title: states.couldNotLoad, tone: 'error' });
      return null;
    }
  }, 'contact');
  const { ref } = formProps;
  // prefetch when a field gets focus
  useEffect(() => {
    ref.current?.addEventListener('focusin', () => void loadSendMessage().catch(() => undefined), { once: true });
  }, [ref]);
  const field = (name: string) => ({ name, required: true, error: errors[name], onChange: () => clear(name) });
  return (
    <form {...formProps} action="/contact" className="lg:col-span-7 lg:pe-10">
      <h2 className="display text-h3">{copy.title}</h2>
      <p className="text-sm text-mist mt-1">{fields.allRequired}</p>
      <div className="grid sm:grid-cols-2 gap-x-6 gap-y-5 pt-6">
        <Field {...field('name')} label={fields.name} autoComplete="name" />
        <Field {...field('email')} label={fields.email} type="email" dir="ltr" autoComplete="email" />
        <Field {...field('subject')} label={copy.subject} className="sm:col-span-2" />
        <Field {...field('message')} label={copy.message} lines={7} className="sm:col-span-2" />
      </div>
      <p className="text-sm text-mist pt-5">{copy.agreement}</p>
      <OfflineNote />
      <SubmitButton isBusy={isBusy} busy={copy.sending} className="btn-lg mt-6 w-full sm:w-auto sm:min-w-56">
        {copy.send}
      </SubmitButton>
    </form>
  );
}
