import type { Block, RichText, Span } from './rich-text.ts';

/** A name in braces. */
const placeholder = /\{([^{}\n]{1,60})\}/g;

/** Lists the names of the placeholders of a text, in order. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());

/** Values by placeholder name. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Replaces the placeholders of a text and its targets by their values. `{email}` and `{phone}` in a text become links. */
export const fillPlaceholders = (text: RichText, values: PlaceholderValues): RichText =>
  text.map((block) => fillBlock(block, values));

const fillBlock = (block: Block, values: PlaceholderValues): Block =>
  block.type === 'list'
    ? { ...block, items: block.items.map((item) => fillPlaceholders(item, values)) }
    : { ...block, spans: fillSpans(block.spans, values) };

/** Replaces the placeholders of spans by their values. */
export const fillSpans = (spans: readonly Span[], values: PlaceholderValues): Span[] =>
  spans.flatMap((span) => fillSpan(span, values));

const schemes: Readonly<Record<string, string>> = { email: 'mailto:', phone: 'tel:' };

const fillSpan = (span: Span, values: PlaceholderValues): Span[] => {
  if (span.href !== undefined) return [{ ...span, text: fill(span.text, values), href: fill(span.href, values) }];
  // every second part is the name of a placeholder
  const spans: Span[] = [];
  let text = '';
  for (const [index, part] of span.text.split(placeholder).entries()) {
    const name = part.trim();
    const scheme = index % 2 === 1 ? schemes[name] : undefined;
    if (scheme === undefined) text += index % 2 === 1 ? valueOf(name, values) : part;
    else {
      if (text) spans.push({ ...span, text });
      spans.push({ ...span, text: valueOf(name, values), href: scheme + valueOf(name, values) });
      text = '';
    }
  }
  return text ? [...spans, { ...span, text }] : spans;
};

const fill = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(placeholder, (_, name: string) => valueOf(name.trim(), values));

/** Returns the placeholder itself without a value; saving rejects texts with unknown placeholders. */
const valueOf = (name: string, values: PlaceholderValues): string => values[name] ?? `{${name}}`;
