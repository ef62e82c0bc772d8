import MarkdownIt, { type Token } from 'markdown-it';
import type { MarkdownProblem, MarkdownProblemCode } from './markdown-problem.ts';
import { placeholdersIn } from './placeholders.ts';
import {
  type Block,
  type Heading,
  type List,
  MAX_LIST_DEPTH,
  MAX_MARKDOWN,
  type RichText,
  type Span,
} from './rich-text.ts';
import { isSafeTarget, targetPlaceholders } from './safe-target.ts';

export interface ParsedMarkdown {
  /** Parsed content; complete when there are no problems. */
  readonly text: RichText;
  /** In the order of their lines, at most `MAX_PROBLEMS`. */
  readonly problems: readonly MarkdownProblem[];
}

const MAX_PROBLEMS = 20;

/** Allowed content of a text: everything, everything but headings of level 2, or one paragraph. */
export type TextShape = 'page' | 'section' | 'paragraph';

/**
 * Parses Markdown with headings of level 2 and 3, paragraphs, emphasis, links, lists and line breaks. Reports everything else,
 * HTML and images included, instead of dropping it. Linear in the length of the text (decision 179).
 */
export const parseMarkdown = (
  source: string,
  placeholders: readonly string[],
  shape: TextShape = 'page',
): ParsedMarkdown => {
  if (source.length > MAX_MARKDOWN)
    return { text: [], problems: [{ code: 'tooLong', line: 1, detail: String(source.length) }] };
  const reader = new BlockReader(parser.parse(source, {}), placeholders, shape);
  const text = reader.readBlocks(0);
  return { text, problems: reader.problems };
};

const parser = new MarkdownIt('commonmark', { html: true }).disable(['code', 'lheading', 'reference']);
// accepts every target as a link, so that an unsafe one is reported instead of rendered as text
parser.validateLink = () => true;
parser.normalizeLink = (target) => target;

/** Converts the parser's flat list of opening and closing tokens into nested blocks. */
class BlockReader {
  readonly problems: MarkdownProblem[] = [];
  readonly #tokens: readonly Token[];
  readonly #placeholders: readonly string[];
  readonly #shape: TextShape;
  #position = 0;
  #line = 1;

  constructor(tokens: readonly Token[], placeholders: readonly string[], shape: TextShape) {
    this.#tokens = tokens;
    this.#placeholders = placeholders;
    this.#shape = shape;
  }

  /** Reads blocks up to the end of the text or of the enclosing list item. */
  readBlocks(depth: number): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#next(); token && token.type !== 'list_item_close'; token = this.#next()) {
      switch (token.type) {
        case 'heading_open': {
          const level = levelOf(token);
          const spans = this.#readSpans();
          if (this.#shape === 'paragraph') this.#report('paragraph', token.markup);
          else if (level === null || depth > 0) this.#report('heading', token.markup);
          else if (level === 2 && this.#shape === 'section') this.#report('level', token.markup);
          else blocks.push({ type: 'heading', level, spans });
          break;
        }
        case 'paragraph_open':
          if (this.#shape === 'paragraph' && blocks.length > 0) this.#report('paragraph');
          blocks.push({ type: 'paragraph', spans: this.#readSpans() });
          break;
        case 'bullet_list_open':
        case 'ordered_list_open':
          if (this.#shape === 'paragraph') this.#skip(token, 'paragraph');
          else if (depth < MAX_LIST_DEPTH) blocks.push(this.#readList(token, depth + 1));
          else this.#skip(token, 'depth');
          break;
        case 'html_block':
          this.#report('html');
          break;
        default:
          this.#skip(token, 'unsupported');
      }
    }
    return blocks;
  }

  #readList({ type }: Token, depth: number): List {
    const items: RichText[] = [];
    while (this.#next()?.type === 'list_item_open') items.push(this.readBlocks(depth));
    return { type: 'list', isOrdered: type === 'ordered_list_open', items };
  }

  /** Reads the inline token of a heading or paragraph, and its closing token. */
  #readSpans(): Span[] {
    const inline = this.#next();
    this.#next();
    const spans: Span[] = [];
    let bold = 0;
    let italic = 0;
    let href: string | null = null;
    const add = (text: string) => {
      const span: Span = {
        text,
        ...(bold > 0 ? { isBold: true } : {}),
        ...(italic > 0 ? { isItalic: true } : {}),
        ...(href === null ? {} : { href }),
      };
      const last = spans.at(-1);
      if (last && isAlike(last, span)) spans[spans.length - 1] = { ...last, text: last.text + text };
      else if (text) spans.push(span);
    };
    for (const token of inline?.children ?? []) {
      switch (token.type) {
        case 'text':
          this.#checkPlaceholders(token.content);
          add(token.content);
          break;
        case 'softbreak':
          add(' ');
          this.#line += 1;
          break;
        case 'hardbreak':
          add('\n');
          this.#line += 1;
          break;
        case 'strong_open':
          bold += 1;
          break;
        case 'strong_close':
          bold -= 1;
          break;
        case 'em_open':
          italic += 1;
          break;
        case 'em_close':
          italic -= 1;
          break;
        case 'link_open':
          href = this.#readTarget(token);
          break;
        case 'link_close':
          href = null;
          break;
        case 'image':
          this.#report('image');
          break;
        case 'html_inline':
          this.#report('html');
          this.#line += token.content.split('\n').length - 1;
          break;
        default:
          this.#report('unsupported', token.markup);
      }
    }
    return spans;
  }

  #readTarget(token: Token): string | null {
    const target = String(token.attrGet('href') ?? '');
    const names = placeholdersIn(target);
    const isKnown = names.every((name) => targetPlaceholders.some((each) => each === name));
    if (isKnown && isSafeTarget(target.replaceAll(/[{}]/g, ''))) return target;
    this.#report('target', target);
    return null;
  }

  #checkPlaceholders(text: string): void {
    for (const name of placeholdersIn(text)) if (!this.#placeholders.includes(name)) this.#report('placeholder', name);
  }

  /** Skips a block with its content. */
  #skip(token: Token, code: MarkdownProblemCode): void {
    this.#report(code, token.markup);
    let open = token.nesting;
    while (open > 0) open += this.#next()?.nesting ?? -open;
  }

  #next(): Token | undefined {
    const token = this.#tokens[this.#position++];
    if (token?.map) this.#line = token.map[0] + 1;
    return token;
  }

  #report(code: MarkdownProblemCode, detail = ''): void {
    const line = this.#line;
    const isKnown = this.problems.some((each) => each.code === code && each.line === line && each.detail === detail);
    if (!isKnown && this.problems.length < MAX_PROBLEMS) this.problems.push({ code, line, detail });
  }
}

const levelOf = ({ tag }: Token): Heading['level'] | null => (tag === 'h2' ? 2 : tag === 'h3' ? 3 : null);

const isAlike = (one: Span, other: Span): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href;
