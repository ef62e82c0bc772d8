import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { dismissAlarms } from '../state/toasts.ts';
import { focusField } from '../ui/focus-field.ts';

/** What is wrong with each field, by its name, already spoken. */
export type LocalizedFieldErrors = Readonly<Record<string, string>>;

/** Does what a form is for; answers what is wrong with its fields, if anything. What takes time makes the form busy. */
export type FormSubmit = (form: HTMLFormElement) => LocalizedFieldErrors | null | Promise<LocalizedFieldErrors | null>;

/**
 * A form that is sent by the page: busy meanwhile, then with a sentence under each bad field until that is edited, and the
 * cursor in the first one (specification 5).
 */
export function useFormSubmit(send: FormSubmit) {
  const [errors, setErrors] = useState<LocalizedFieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNews = useRef(false);

  // with the sentence, not a moment after it: whoever types on at once types into that field
  useLayoutEffect(() => {
    if (!isNews.current || !form.current) return;
    isNews.current = false;
    focusField(form.current, Object.keys(errors));
  }, [errors]);

  const show = (found: LocalizedFieldErrors | null) => {
    isNews.current = found !== null;
    setErrors(found ?? {});
  };
  const give = async (sent: HTMLFormElement) => {
    const answer = send(sent);
    if (!(answer instanceof Promise)) return show(answer);
    show(null);
    setBusy(true);
    const found = await answer;
    setBusy(false);
    if (found) show(found);
  };

  return {
    errors,
    isBusy,
    /** Takes away the sentence under a field that is being edited, and the notice: it is being put right. */
    clear: (name: string) => {
      if (!(name in errors)) return;
      dismissAlarms();
      setErrors((now) => without(now, name));
    },
    formProps: {
      ref: form,
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy) return;
        dismissAlarms();
        void give(event.currentTarget);
      },
    },
  };
}

const without = (errors: LocalizedFieldErrors, name: string): LocalizedFieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));
