import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { MAX_MARKDOWN, RichText } from './rich-text.ts';

const placeholders = ['returnDays', 'email', 'phone'];

const textOf = (source: string) => {
  const { text, problems } = parseMarkdown(source, placeholders);
  expect(problems).toEqual([]);
  expect(v.is(RichText, text)).toBe(true);
  return text;
};
const problemsOf = (source: string) => parseMarkdown(source, placeholders).problems;
const paragraph = (...spans: readonly object[]) => ({ type: 'paragraph', spans });

describe('parseMarkdown', () => {
  test('reads headings of level 2 and 3 and paragraphs', () => {
    expect(textOf('## الإرجاع\n\nخلال {returnDays}\nمن الاستلام.\n\n### Broken pieces ###\nWrite to us.')).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'الإرجاع' }] },
      paragraph({ text: 'خلال {returnDays} من الاستلام.' }),
      { type: 'heading', level: 3, spans: [{ text: 'Broken pieces' }] },
      paragraph({ text: 'Write to us.' }),
    ]);
  });

  test('reads bold, italic, both, and line breaks', () => {
    expect(textOf('a **b *c*** _d_  \ne\\\nf')).toEqual([
      paragraph(
        { text: 'a ' },
        { text: 'b ', isBold: true },
        { text: 'c', isBold: true, isItalic: true },
        { text: ' ' },
        { text: 'd', isItalic: true },
        { text: '\ne\nf' },
      ),
    ]);
  });

  test('reads links to https, e-mail addresses, phone numbers and paths of the shop', () => {
    const targets = ['https://example.com/a?b=c#d', 'mailto:{email}', 'tel:+201000000000', '/policies/returns#x', '/'];
    expect(textOf(targets.map((target) => `[here](${target})`).join('\n\n'))).toEqual(
      targets.map((href) => paragraph({ text: 'here', href })),
    );
    expect(textOf('<https://example.com> **[a *b*](/cart)**')).toEqual([
      paragraph(
        { text: 'https://example.com', href: 'https://example.com' },
        { text: ' ' },
        { text: 'a ', isBold: true, href: '/cart' },
        { text: 'b', isBold: true, isItalic: true, href: '/cart' },
      ),
    ]);
  });

  test('reads ordered and unordered lists, and lists in these', () => {
    expect(textOf('1. one\n2. two\n\n   more\n   - inner')).toEqual([
      {
        type: 'list',
        isOrdered: true,
        items: [
          [paragraph({ text: 'one' })],
          [
            paragraph({ text: 'two' }),
            paragraph({ text: 'more' }),
            { type: 'list', isOrdered: false, items: [[paragraph({ text: 'inner' })]] },
          ],
        ],
      },
    ]);
  });

  test('shows escaped and encoded characters as text', () => {
    expect(textOf('\\*a\\* &lt;b&gt; 2 < 3 [c] {')).toEqual([paragraph({ text: '*a* <b> 2 < 3 [c] {' })]);
  });

  test.each([
    ['a <b>bold</b>', 'html'],
    ['<script>alert(1)</script>', 'html'],
    ['<!-- note -->', 'html'],
    ['a <img src=x onerror=alert(1)>', 'html'],
    ['<div\nonclick="alert(1)">', 'html'],
    ['![a plate](/plate.png)', 'image'],
    ['[![a](b)](/cart)', 'image'],
    ['# Title', 'heading', '#'],
    ['#### Small', 'heading', '####'],
    ['- ## in an item', 'heading', '##'],
    ['> quoted', 'unsupported', '>'],
    ['```\ncode\n```', 'unsupported', '```'],
    ['`code`', 'unsupported', '`'],
    ['a\n\n---\n\nb', 'unsupported', '---', 3],
    ['- a\n  - b\n    - c', 'depth', '-', 3],
    ['{unknown}', 'placeholder', 'unknown'],
    ['{ عدد الأيام }', 'placeholder', 'عدد الأيام'],
    ['[a]({unknown})', 'target', '{unknown}'],
    ['[a](mailto:{returnDays})', 'target', 'mailto:{returnDays}'],
  ])('rejects %j', (source, code, detail = '', line = 1) => {
    expect(problemsOf(source)).toEqual([{ code, line, detail }]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    'ftp://example.com',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'cart',
    '#anchor',
    '',
    'https:',
    '/a\u00a0b',
    '/\u0001/evil.example',
  ])('rejects a link to %j', (target) => {
    const [problem, ...others] = problemsOf(`[a](<${target}>)`);
    expect(problem).toMatchObject({ code: 'target', line: 1 });
    expect(others).toEqual([]);
  });

  test('rejects a target whose scheme is encoded or broken by a line feed', () => {
    expect(problemsOf('[a](&#106;avascript:alert(1))')).toMatchObject([{ code: 'target' }]);
    expect(problemsOf('[a](java&#10;script:alert(1))')).toMatchObject([{ code: 'target' }]);
  });

  test('reports each problem once with its line, and at most 20', () => {
    expect(problemsOf('first\nsecond  \nthird <b>and</b> <i>\n\n- item\n- {no}\n\n{returnDays}')).toEqual([
      { code: 'html', line: 3, detail: '' },
      { code: 'placeholder', line: 6, detail: 'no' },
    ]);
    expect(problemsOf('> a\n\n'.repeat(100))).toHaveLength(20);
  });

  test.each([
    ['section', '### Below\n\n- item\n\n## Beside', [{ code: 'level', line: 5, detail: '##' }]],
    ['section', '### Below\n\n**text**\n\n- item', []],
    ['paragraph', 'one *line*\\\nand [another](/cart)', []],
    ['paragraph', 'one\n\ntwo', [{ code: 'paragraph', line: 3, detail: '' }]],
    ['paragraph', '\n## one', [{ code: 'paragraph', line: 2, detail: '##' }]],
    ['paragraph', 'one\n- two', [{ code: 'paragraph', line: 2, detail: '-' }]],
    ['paragraph', 'one\n<b>two</b>', [{ code: 'html', line: 2, detail: '' }]],
  ] as const)('reads a %s: %j', (shape, source, problems) => {
    expect(parseMarkdown(source, placeholders, shape).problems).toEqual(problems);
  });

  test('rejects a text of more than 20,000 characters', () => {
    expect(problemsOf('a'.repeat(MAX_MARKDOWN))).toEqual([]);
    expect(parseMarkdown('a'.repeat(MAX_MARKDOWN + 1), placeholders)).toEqual({
      text: [],
      problems: [{ code: 'tooLong', line: 1, detail: '20001' }],
    });
  });

  test('limits lists to two levels', () => {
    const { text } = parseMarkdown(Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'), []);
    expect(v.is(RichText, text)).toBe(true);
  });
});

describe('parseMarkdown takes linear time', () => {
  /** Counts the characters that the parser reads. A spy of Vitest would store each of the millions of calls. */
  const countReads = (source: string) => {
    const { charCodeAt } = String.prototype;
    let reads = 0;
    Reflect.set(String.prototype, 'charCodeAt', function (this: string, index: number) {
      reads += 1;
      return charCodeAt.call(this, index);
    });
    try {
      parseMarkdown(source, []);
    } finally {
      Reflect.set(String.prototype, 'charCodeAt', charCodeAt);
    }
    return reads;
  };

  test.each([
    '[',
    '[]',
    '[a](',
    '[a](<b',
    '![[',
    '>',
    '> ',
    '- ',
    '* ',
    '1) ',
    '*',
    '*a ',
    '**a_b ',
    '*_',
    '`',
    '` ``',
    '<',
    '<a ',
    '<!--',
    '<?',
    '<!A ',
    '<![CDATA[',
    '&',
    '&#',
    '\\',
    '{',
    '{a}',
    '~',
    '# ',
    '\n',
    '\n- ',
    '\n> ',
    '  \n',
    'a  ',
    '"(',
    ']:',
  ])('for %j repeated', (part) => {
    const maxBlock = part.repeat(MAX_MARKDOWN / part.length);
    expect(countReads(maxBlock)).toBeLessThan(3 * countReads(maxBlock.slice(0, MAX_MARKDOWN / 2)) + 1_000);
  });
});
