import type { Language } from '../../../../domain/language.ts';
import type { RefusalDetails } from '../../../../domain/refusals.ts';
import type { LocalizedFieldErrors } from '../../../components/use-form-submit.ts';
import { notify } from '../../../state/toasts.ts';

/** The server's errors of the fields of an address, by the names that these have in the form; with a title also as a notice. */
export const errorsOfRefusal = (
  { issues }: RefusalDetails,
  language: Language,
  title?: string,
): LocalizedFieldErrors => {
  const told = (Array.isArray(issues) ? issues : []) as readonly Issue[];
  const [first] = told;
  if (title !== undefined && first) notify({ title, text: first.localizedMessage[language], tone: 'error' });
  return Object.fromEntries(
    told.map(({ path, localizedMessage }) => [path.split('.').at(-1) ?? path, localizedMessage[language]]),
  );
};

interface Issue {
  readonly path: string;
  readonly localizedMessage: Readonly<Record<Language, string>>;
}
