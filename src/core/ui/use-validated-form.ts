import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { showFirstIssue } from './show-first-issue.ts';
import { type LocalizedFieldErrors, useFormSubmit } from './use-form-submit.ts';

/** Result of a schema for the form data. */
type Checked<Output> =
  | { readonly success: true; readonly output: Output }
  | { readonly success: false; readonly issues: Parameters<typeof showFirstIssue>[0] };

/** Props that a field needs from its form. */
export interface CheckedFieldProps {
  readonly errors: LocalizedFieldErrors;
  readonly clear: (name: string) => void;
  readonly defaultValue?: string | undefined;
}

interface CheckedFormOptions<Output> {
  readonly check: (values: Readonly<Record<string, unknown>>, form: HTMLFormElement) => Checked<Output>;
  /** Title of the notice with the first error (specification 8). */
  readonly refusedTitle: string;
  /** Submits a valid form; returns the server's errors of its fields, if any. */
  readonly onChecked: (output: Output, form: HTMLFormElement) => Promise<LocalizedFieldErrors | null>;
  /** Key under which the tab stores the input; call `clearStoredInput` after the form has been sent. */
  readonly draftName?: string;
}

/**
 * A form that is validated on submit: an error under each invalid field until that is edited, focus on the first one, and a
 * notice with the first error (specification 5).
 */
export const useValidatedForm = <Output>({ check, refusedTitle, onChecked, draftName }: CheckedFormOptions<Output>) => {
  const { validation } = useMessages('forms');
  return useFormSubmit((form) => {
    const checked = check(Object.fromEntries(new FormData(form)), form);
    if (!checked.success) return showFirstIssue(checked.issues, { title: refusedTitle, sentences: validation });
    return isSubmitBlockedOffline() ? null : onChecked(checked.output, form);
  }, draftName);
};
