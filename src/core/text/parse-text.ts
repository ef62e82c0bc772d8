import type { MarkdownProblem } from './markdown-problem.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { placeholdersIn } from './placeholders.ts';
import type { DisplayedText, TextKind } from './text-kinds.ts';

export interface ParsedText {
  /** Displayed content; complete when there are no problems. */
  readonly content: DisplayedText;
  readonly problems: readonly MarkdownProblem[];
}

/** Parses a text of the owner; `placeholders` are the allowed names. */
export const parseText = (kind: TextKind, source: string, placeholders: readonly string[]): ParsedText => {
  if (kind === 'line' || kind === 'lines')
    return { content: source.trim(), problems: unknownPlaceholders(source, placeholders) };
  const { text, problems } = parseMarkdown(source, placeholders, kind);
  if (kind !== 'paragraph') return { content: text, problems };
  const [first] = text;
  return { content: first?.type === 'paragraph' ? first.spans : [], problems };
};

const unknownPlaceholders = (source: string, placeholders: readonly string[]): readonly MarkdownProblem[] =>
  source.split('\n').flatMap((text, index) =>
    placeholdersIn(text)
      .filter((name) => !placeholders.includes(name))
      .map((detail) => ({ code: 'placeholder' as const, line: index + 1, detail })),
  );
