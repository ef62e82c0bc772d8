import { type Bilingual, type Language, languages } from '../../../../../domain/language.ts';
import { parseMarkdown } from '../../../../../domain/text/parse-markdown.ts';
import { formatMarkdownProblem } from '../../../../../locales/markdown-problems.ts';
import type { Messages } from '../../../../../locales/namespaces.ts';

/** Sentences of what is wrong with a text, by its language. */
export type PageProblems = Partial<Bilingual<readonly string[]>>;

interface Words {
  /** Language of the sentences. */
  readonly language: Language;
  readonly markdown: Messages['admin']['markdown'];
  readonly required: string;
}

/** Checks both texts as the server does; `known` are the names of the placeholders. */
export const checkPage = (
  value: Bilingual,
  known: readonly string[],
  { language, markdown, required }: Words,
): PageProblems =>
  Object.fromEntries(
    languages.flatMap((each) => {
      const problems =
        value[each].trim() === ''
          ? [required]
          : parseMarkdown(value[each], known).problems.map((problem) =>
              formatMarkdownProblem(problem, known, language, markdown),
            );
      return problems.length > 0 ? [[each, problems]] : [];
    }),
  );
