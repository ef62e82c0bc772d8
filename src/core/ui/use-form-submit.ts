import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { dismissErrors } from '#core/browser/toasts.ts';
import { useStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { focusField } from './focus-field.ts';

/** Localized error message of each field, by field name. */
export type LocalizedFieldErrors = Readonly<Record<string, string>>;

/** Submit handler; returns the errors of the fields, if any. The form is busy until it resolves. */
export type FormSubmit = (form: HTMLFormElement) => LocalizedFieldErrors | null | Promise<LocalizedFieldErrors | null>;

/**
 * A form that is sent by script: busy while it is being sent, then an error under each invalid field until that is edited,
 * with focus on the first one (specification 5). `draftName` is the key under which the tab stores the input.
 */
export function useFormSubmit(send: FormSubmit, draftName?: string) {
  const [errors, setErrors] = useState<LocalizedFieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shouldFocusError = useRef(false);
  useStoredInput(form, draftName);

  // in the same frame as the message, so that further keystrokes go into that field
  useLayoutEffect(() => {
    if (!shouldFocusError.current || !form.current) return;
    shouldFocusError.current = false;
    focusField(form.current, Object.keys(errors));
  }, [errors]);

  const showErrors = (fieldErrors: LocalizedFieldErrors | null) => {
    shouldFocusError.current = fieldErrors !== null;
    setErrors(fieldErrors ?? {});
  };
  const submit = async (sent: HTMLFormElement) => {
    const response = send(sent);
    if (!(response instanceof Promise)) return showErrors(response);
    showErrors(null);
    setBusy(true);
    const fieldErrors = await response;
    setBusy(false);
    if (fieldErrors) showErrors(fieldErrors);
  };

  return {
    errors,
    isBusy,
    /** Clears the error of a field that is being edited, and dismisses the error notices. */
    clear: (name: string) => {
      if (!(name in errors)) return;
      dismissErrors();
      setErrors((now) => without(now, name));
    },
    formProps: {
      ref: form,
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy) return;
        dismissErrors();
        void submit(event.currentTarget);
      },
    },
  };
}

const without = (errors: LocalizedFieldErrors, name: string): LocalizedFieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));
