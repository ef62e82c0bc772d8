/** Injection texts, by kind of attack. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a statement of SQL': `x'); drop table orders; --`,
  'a condition of SQL': `' or '1'='1`,
  'a script': '</title></script><script>evil()</script><img src=x onerror=evil()>',
  'an attribute': `" onfocus="evil()" autofocus x='`,
  'a line of a header': 'x\r\nBcc: evil@example.com\r\nSet-Cookie: evil=1\r\n\r\n<evil>',
  'a path': '../../../../etc/passwd',
  'a formula': '=HYPERLINK("http://evil.example";"evil")',
  'a prototype': '__proto__',
  'a template': `\${evil}{{evil}}<%= evil %>`,
  'letters turned round': 'evil\u{202e}gpj.exe\u{2066}',
  'a character that ends texts': 'evil\0',
  'half a character': 'evil\ud800',
  'a long text': 'evil '.repeat(12_000),
};
