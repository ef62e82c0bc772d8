import type { MarkdownProblem } from './markdown-problem.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { placeholdersIn } from './placeholders.ts';
import type { ShownText, TextKind } from './text-kinds.ts';

export interface ParsedText {
  /** What can be shown of the text; complete when there are no problems. */
  readonly shown: ShownText;
  readonly problems: readonly MarkdownProblem[];
}

/** Parses a text of the owner; `placeholders` are the names that it may hold. */
export const parseText = (kind: TextKind, source: string, placeholders: readonly string[]): ParsedText => {
  if (kind === 'line' || kind === 'lines')
    return { shown: source.trim(), problems: unknownPlaceholders(source, placeholders) };
  const { text, problems } = parseMarkdown(source, placeholders, kind);
  if (kind !== 'paragraph') return { shown: text, problems };
  const [first] = text;
  return { shown: first?.type === 'paragraph' ? first.spans : [], problems };
};

const unknownPlaceholders = (source: string, placeholders: readonly string[]): readonly MarkdownProblem[] =>
  source.split('\n').flatMap((text, index) =>
    placeholdersIn(text)
      .filter((name) => !placeholders.includes(name))
      .map((detail) => ({ code: 'placeholder' as const, line: index + 1, detail })),
  );
