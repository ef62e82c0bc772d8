/** Injection texts, by kind of attack. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'an SQL statement': `x'); drop table orders; --`,
  'an SQL condition': `' or '1'='1`,
  'a script': '</title></script><script>evil()</script><img src=x onerror=evil()>',
  'an HTML attribute': `" onfocus="evil()" autofocus x='`,
  'a header line': 'x\r\nBcc: evil@example.com\r\nSet-Cookie: evil=1\r\n\r\n<evil>',
  'a path': '../../../../etc/passwd',
  'a formula': '=HYPERLINK("http://evil.example";"evil")',
  'a prototype': '__proto__',
  'a template': `\${evil}{{evil}}<%= evil %>`,
  'bidirectional controls': 'evil\u{202e}gpj.exe\u{2066}',
  'a NUL': 'evil\0',
  'a lone surrogate': 'evil\ud800',
  'a long text': 'evil '.repeat(12_000),
};

/** Texts in the form of a day, a time, a cursor, an address or a number, at or behind the edges of what exists. */
export const implausibleTexts: readonly string[] = [
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30T10:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  'HTTPS://EXAMPLE.COM/{number}',
  'https:example.com/{number}',
  '9999999999999999.00000000-0000-0000-0000-000000000000',
  '9999999999.999999999999999999',
  '99999999999999999999',
  'infinity',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];
