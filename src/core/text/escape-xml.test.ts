import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('escapes markup in a name', () => {
  expect(escapeXml('</title><script>alert("1 & 2")</script> ]]> \'')).toBe(
    '&lt;/title&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt; ]]&gt; &apos;',
  );
  expect(escapeXml('فنجان «ليل» & شاي 😀')).toBe('فنجان «ليل» &amp; شاي 😀');
});

test('drops characters that XML forbids', () => {
  expect(escapeXml('a\u0000b\u000bc\ufffed\tе')).toBe('abcd\tе');
  expect(escapeXml('half \ud83d of it')).toBe('half \ufffd of it');
});

test('returns text without markup that parses to the input', () => {
  const read = (escaped: string) =>
    escaped
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", 'l', 't', ';', 'م', '😀') }), (text) => {
      const escaped = escapeXml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(read(escaped)).toBe(text);
    }),
  );
});
