import { notify } from '#core/browser/toasts.ts';
import type { ErrorDetails } from '#core/errors/define-errors.ts';
import type { Language } from '#core/i18n/language.ts';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';

/** Maps the server's address errors to the form's field names; those with a title also become a notice. */
export const errorsOfRefusal = ({ issues }: ErrorDetails, language: Language, title?: string): LocalizedFieldErrors => {
  const issueList = (Array.isArray(issues) ? issues : []) as readonly Issue[];
  const [first] = issueList;
  if (title !== undefined && first) notify({ title, text: first.localizedMessage[language], tone: 'error' });
  return Object.fromEntries(
    issueList.map(({ path, localizedMessage }) => [path.split('.').at(-1) ?? path, localizedMessage[language]]),
  );
};

interface Issue {
  readonly path: string;
  readonly localizedMessage: Readonly<Record<Language, string>>;
}
