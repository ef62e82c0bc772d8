import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichText as Blocks, Span } from '#core/text/rich-text.ts';
import { RichText } from './rich-text.tsx';

/** HTML of a text without classes and without the surrounding element. */
const htmlOf = (text: Blocks): string =>
  renderToStaticMarkup(createElement(RichText, { text }))
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/^<div>|<\/div>$/g, '');
const paragraphOf = (...spans: readonly Span[]) => htmlOf([{ type: 'paragraph', spans }]);

test('shows headings, lists, emphasis and line breaks', () => {
  const item = { type: 'paragraph', spans: [{ text: 'one' }] } as const;
  const inner = { type: 'list', isOrdered: false, items: [[item]] } as const;
  expect(
    htmlOf([
      { type: 'heading', level: 2, spans: [{ text: 'a' }] },
      { type: 'heading', level: 3, spans: [{ text: 'b' }] },
      { type: 'list', isOrdered: true, items: [[item, inner]] },
    ]),
  ).toBe('<h2>a</h2><h3>b</h3><ol><li><p>one</p><ul><li><p>one</p></li></ul></li></ol>');
  expect(paragraphOf({ text: 'a\nb', isBold: true, isItalic: true }, { text: ' c' })).toBe(
    '<p><strong><em>a<br/>b</em></strong> c</p>',
  );
});

test('escapes markup in texts', () => {
  expect(paragraphOf({ text: '<script>"&' })).toBe('<p>&lt;script&gt;&quot;&amp;</p>');
});

test('adds a rel to links to other sites, but not to those of the shop', () => {
  expect(paragraphOf({ text: 'a', href: 'https://example.com' })).toBe(
    '<p><a href="https://example.com" rel="noopener">a</a></p>',
  );
  expect(paragraphOf({ text: 'a', href: '/cart' })).toBe('<p><a href="/cart">a</a></p>');
});

test('isolates e-mail addresses and phone numbers as left-to-right text, and no other link text', () => {
  expect(paragraphOf({ text: 'a@example.com', href: 'mailto:a@example.com' })).toBe(
    '<p><a href="mailto:a@example.com"><bdi dir="ltr">a@example.com</bdi></a></p>',
  );
  expect(paragraphOf({ text: '+20 100 000', href: 'tel:+20100000' })).toContain('<bdi dir="ltr">+20 100 000</bdi>');
  expect(paragraphOf({ text: 'راسلنا', href: 'mailto:a@example.com' })).not.toContain('bdi');
});
