import { fillMessage } from '#core/i18n/fill-message.ts';
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import type { MarkdownProblem } from '#core/text/markdown-problem.ts';
import { MAX_MARKDOWN } from '#core/text/rich-text.ts';

/** Formats a problem of a Markdown text as a sentence with its line. */
export const formatMarkdownProblem = (
  { code, line, detail }: MarkdownProblem,
  placeholders: readonly string[],
  language: Language,
  { problems, problemAt }: Messages['admin']['markdown'],
): string => {
  const number = (value: number) => formatNumber(value, language);
  const problem = fillMessage(problems[code], {
    detail: code === 'tooLong' ? number(Number(detail)) : isolateText(code === 'placeholder' ? `{${detail}}` : detail),
    max: number(MAX_MARKDOWN),
    valid: placeholders.map((name) => isolateText(`{${name}}`)).join(' '),
  });
  return code === 'tooLong' ? problem : problemAt({ line: number(line), problem });
};
