import * as v from 'valibot';
import { fieldErrors } from '#core/forms/validation.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { parseText } from '#core/text/parse-text.ts';
import type { ContentPageName } from '../content-page-names.ts';
import { formatMarkdownProblem } from '../markdown-problems.ts';
import { type PageValue, pageValue, textsOfPage } from '../page-value.ts';

/** Problems of a text as sentences, by its path in the value: `ar`, or `ar.hero/headline`. */
export type PageProblems = Readonly<Record<string, readonly string[]>>;

interface Words {
  /** Language of the sentences. */
  readonly language: Language;
  readonly markdown: Messages['admin']['markdown'];
  readonly validation: Messages['forms']['validation'];
}

/** Checks all texts of a page as the server does; `placeholders` are the names that a text may contain. */
export const checkPage = (
  name: ContentPageName,
  value: PageValue,
  placeholders: readonly string[],
  { language, markdown, validation }: Words,
): PageProblems => {
  const { success, issues } = v.safeParse(pageValue(name), value);
  const codes = success ? {} : fieldErrors(issues);
  return Object.fromEntries(
    textsOfPage(name, value).flatMap(({ path, kind, text }) => {
      const code = codes[path];
      const problems =
        code === undefined
          ? parseText(kind, text, placeholders).problems.map((problem) =>
              formatMarkdownProblem(problem, placeholders, language, markdown),
            )
          : [validation[code]];
      return problems.length > 0 ? [[path, problems]] : [];
    }),
  );
};
