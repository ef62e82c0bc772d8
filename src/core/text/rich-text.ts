import * as v from 'valibot';

/** A run of text with one emphasis and one target; `\n` is a line break. */
export interface Span {
  readonly text: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  /** A target that `isSafeTarget` accepts. */
  readonly href?: string;
}

export interface Heading {
  readonly type: 'heading';
  /** The page itself has the heading of level 1. */
  readonly level: 2 | 3;
  readonly spans: readonly Span[];
}

export interface Paragraph {
  readonly type: 'paragraph';
  readonly spans: readonly Span[];
}

export interface List {
  readonly type: 'list';
  readonly isOrdered: boolean;
  readonly items: readonly RichText[];
}

export type Block = Heading | Paragraph | List;

/** A formatted text as JSON: stored as Markdown, and sent to pages in this form, so that they need no parser. */
export type RichText = readonly Block[];

/** Maximum length of a Markdown text, in UTF-16 code units. */
export const MAX_MARKDOWN = 20_000;
/** Maximum nesting of lists. */
export const MAX_LIST_DEPTH = 2;

/** Schema of the spans of a paragraph. */
export const Spans = v.array(
  v.object({
    text: v.string(),
    isBold: v.exactOptional(v.literal(true)),
    isItalic: v.exactOptional(v.literal(true)),
    href: v.exactOptional(v.string()),
  }),
);

const ParagraphBlock = v.object({ type: v.literal('paragraph'), spans: Spans });
const HeadingBlock = v.object({ type: v.literal('heading'), level: v.picklist([2, 3]), spans: Spans });

/** Bounded instead of recursive, because a reference to itself cannot be embedded in the OpenAPI document. */
const listsIn = (depth: number): v.GenericSchema<List> =>
  v.object({
    type: v.literal('list'),
    isOrdered: v.boolean(),
    items: v.array(v.array(depth < MAX_LIST_DEPTH ? v.union([ParagraphBlock, listsIn(depth + 1)]) : ParagraphBlock)),
  });

/** Schema of a formatted text. */
export const RichText: v.GenericSchema<RichText> = v.array(v.union([HeadingBlock, ParagraphBlock, listsIn(1)]));

/** Text of spans without emphasis and targets. */
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
