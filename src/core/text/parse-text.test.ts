import { describe, expect, test } from 'vitest';
import { parseText } from './parse-text.ts';
import { fillText, type TextKind } from './text-kinds.ts';

const placeholders = ['returnDays', 'email'];
const values = { returnDays: '30 *days*', email: 'a@b.example' };

/** Returns a text filled with its values. */
const displayText = (kind: TextKind, source: string) =>
  fillText(kind, parseText(kind, source, placeholders).content, values);

describe('parseText', () => {
  test('keeps a line or lines as plain text, including markup and values', () => {
    expect(displayText('line', ' **Within** {returnDays} <b> ')).toBe('**Within** 30 *days* <b>');
    expect(displayText('lines', 'Five thousand\nyears of {returnDays}')).toBe('Five thousand\nyears of 30 *days*');
    expect(displayText('line', 'Write to {email}')).toBe('Write to a@b.example');
  });

  test('parses emphasis and links in a paragraph', () => {
    expect(displayText('paragraph', '**Within** {returnDays}: [returns](/policies/returns)')).toEqual([
      { text: 'Within', isBold: true },
      { text: ' 30 *days*: ' },
      { text: 'returns', href: '/policies/returns' },
    ]);
    expect(displayText('paragraph', '- item')).toEqual([]);
  });

  test('parses paragraphs and headings of level 3 in a section', () => {
    expect(displayText('section', '### {returnDays}\n\ntext')).toEqual([
      { type: 'heading', level: 3, spans: [{ text: '30 *days*' }] },
      { type: 'paragraph', spans: [{ text: 'text' }] },
    ]);
  });

  test.each(['line', 'lines', 'paragraph', 'section', 'page'] as const)(
    'reports an unknown placeholder in a %s with its line',
    (kind) => {
      expect(parseText(kind, 'one\n{returnDays} {weeks}', placeholders).problems).toEqual([
        { code: 'placeholder', line: 2, detail: 'weeks' },
      ]);
    },
  );
});
