import { useMessages } from '../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../state/is-submit-blocked-offline.ts';

import { showFirstIssue } from './show-first-issue.ts';
import { type LocalizedFieldErrors, useFormSubmit } from './use-form-submit.ts';

/** What a schema of `domain` makes of what was typed. */
type Checked<Output> =
  | { readonly success: true; readonly output: Output }
  | { readonly success: false; readonly issues: Parameters<typeof showFirstIssue>[0] };

/** What a field needs of the form that it stands in. */
export interface CheckedFieldProps {
  readonly errors: LocalizedFieldErrors;
  readonly clear: (name: string) => void;
  readonly defaultValue?: string | undefined;
}

interface CheckedFormOptions<Output> {
  readonly check: (typed: Readonly<Record<string, unknown>>) => Checked<Output>;
  /** The title of the notice that says the first thing wrong (specification 8). */
  readonly refusedTitle: string;
  /** Does what a sound form is for; answers with what the shop found wrong with its fields, if anything. */
  readonly onChecked: (output: Output, form: HTMLFormElement) => Promise<LocalizedFieldErrors | null>;
}

/**
 * A form that is checked when it is sent: a sentence under each bad field until that is edited, the cursor in the first
 * one, and a notice with the first sentence (specification 5).
 */
export const useValidatedForm = <Output>({ check, refusedTitle, onChecked }: CheckedFormOptions<Output>) => {
  const { validation } = useMessages('forms');
  return useFormSubmit((form) => {
    const checked = check(Object.fromEntries(new FormData(form)));
    if (!checked.success) return showFirstIssue(checked.issues, { title: refusedTitle, sentences: validation });
    return isSubmitBlockedOffline() ? null : onChecked(checked.output, form);
  });
};
