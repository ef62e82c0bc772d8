import { fillPlaceholders, fillSpans, type PlaceholderValues } from './placeholders.ts';
import { plainText, type RichText, type Span } from './rich-text.ts';

/**
 * Format of a text of the owner: a plain line, plain lines, a Markdown paragraph, Markdown below a heading of the page,
 * or Markdown of a whole page.
 */
export type TextKind = 'line' | 'lines' | 'paragraph' | 'section' | 'page';

/** Displayed content of a text, by its kind. */
export type DisplayedText<Kind extends TextKind = TextKind> = Kind extends 'line' | 'lines'
  ? string
  : Kind extends 'paragraph'
    ? readonly Span[]
    : RichText;

/** Fills the placeholders of a text. */
export const fillText = (kind: TextKind, content: DisplayedText, values: PlaceholderValues): DisplayedText => {
  if (typeof content === 'string') return plainText(fillSpans([{ text: content }], values));
  return kind === 'paragraph'
    ? fillSpans(content as readonly Span[], values)
    : fillPlaceholders(content as RichText, values);
};
