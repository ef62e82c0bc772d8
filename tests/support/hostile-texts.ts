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
