import { safeParse } from 'valibot';
import { ContactForm as Rules } from '../../../domain/people/forms.ts';
import type { Editorial } from '../../../locales/editorial.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { notify } from '../../device/notices.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { OfflineNote } from '../../parts/offline-note.tsx';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { Field } from '../../ui/field.tsx';

/** A message to the shop; all four fields are required (specification 5, Contact; notices in 8). */
export function ContactForm({ copy }: { copy: Editorial['contact']['form'] }) {
  const { fields } = useWords();
  const { notices } = useTillWords();
  const language = useLanguage();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: notices.contact.failed.title,
    onChecked: async (message, form) => {
      try {
        const shop = await loadShop();
        await shop.people.contact(message);
      } catch (error) {
        const { code, sentence } = refusalOf(error, language);
        const { title, body } = notices.contact.failed;
        notify({ title, text: code === 'VALIDATION_FAILED' ? body : sentence, tone: 'alarm' });
        return null;
      }
      const { title, body } = notices.contact.sent;
      notify({ title, text: body });
      form.reset();
      return null;
    },
  });
  const field = (name: string) => ({ name, required: true, error: errors[name], onChange: () => clear(name) });
  return (
    <form {...formProps} className="lg:col-span-7 lg:pe-10">
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
