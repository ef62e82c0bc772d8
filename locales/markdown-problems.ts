import type { Language } from '../domain/language.ts';
import type { MarkdownProblem } from '../domain/text/markdown-problem.ts';
import { MAX_MARKDOWN } from '../domain/text/rich-text.ts';
import { formatNumber, isolateText } from './format.ts';
import type { Messages } from './namespaces.ts';

/** Formats a problem of a Markdown text as a sentence with its line. */
export const formatMarkdownProblem = (
  { code, line, detail }: MarkdownProblem,
  known: readonly string[],
  language: Language,
  { problems, problemAt }: Messages['admin']['markdown'],
): string => {
  const number = (value: number) => formatNumber(value, language);
  const problem = problems[code]({
    detail: code === 'tooLong' ? number(Number(detail)) : isolateText(code === 'placeholder' ? `{${detail}}` : detail),
    most: number(MAX_MARKDOWN),
    known: known.map((name) => isolateText(`{${name}}`)).join(' '),
  });
  return code === 'tooLong' ? problem : problemAt({ line: number(line), problem });
};
