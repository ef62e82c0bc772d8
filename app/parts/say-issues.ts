import { fieldErrors, firstCode, type ValidationCode } from '../../domain/validation.ts';
import { notify } from '../device/notices.ts';
import type { SpokenErrors } from './use-sent-form.ts';

/** Says in a notice the first thing wrong with a form; answers a sentence for each bad field (specification 5 and 8). */
export const sayIssues = (
  issues: Parameters<typeof fieldErrors>[0],
  { title, sentences }: { readonly title: string; readonly sentences: Readonly<Record<ValidationCode, string>> },
): SpokenErrors => {
  notify({ title, text: sentences[firstCode(issues)], tone: 'alarm' });
  return Object.fromEntries(
    Object.entries(fieldErrors(issues)).map(([name, code]) => [name, sentences[code ?? 'generic']]),
  );
};
