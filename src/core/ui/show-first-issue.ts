import { notify } from '#core/browser/toasts.ts';
import { fieldErrors, firstIssueCode, type ValidationCode } from '#core/forms/validation.ts';
import type { LocalizedFieldErrors } from './use-form-submit.ts';

/** Shows the first validation error of a form as a notice; returns a message for each invalid field (specification 5 and 8). */
export const showFirstIssue = (
  issues: Parameters<typeof fieldErrors>[0],
  { title, sentences }: { readonly title: string; readonly sentences: Readonly<Record<ValidationCode, string>> },
): LocalizedFieldErrors => {
  notify({ title, text: sentences[firstIssueCode(issues)], tone: 'error' });
  return Object.fromEntries(
    Object.entries(fieldErrors(issues)).map(([name, code]) => [name, sentences[code ?? 'generic']]),
  );
};
