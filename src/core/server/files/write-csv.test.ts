import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { readCell, writeCsv } from './write-csv.ts';

const written = (value: string | number | null) => writeCsv(['head'], [[value]]).split('\r\n')[1];

test('a file starts with a UTF-8 byte order mark, and rows end with CR LF', () => {
  expect(
    writeCsv(
      ['الاسم', 'total'],
      [
        ['سلمى', 12.5],
        [null, -3],
      ],
    ),
  ).toBe('\u{feff}الاسم,total\r\nسلمى,12.5\r\n,-3\r\n');
});

test('separators, quotes and line breaks are quoted', () => {
  expect(written('plate, "blue"')).toBe('"plate, ""blue"""');
  expect(writeCsv(['head'], [['one\ntwo']])).toContain('"one\ntwo"');
  expect(written('a;b')).toBe('"a;b"');
});

test.each([
  '=1+1',
  '+20 100 123 4567',
  '+1+1',
  '+A1',
  '+1234567890123456',
  '+201001234567\u200f',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\u{200f}=cmd',
  '＝1',
  '=HYPERLINK("http://example.com")',
])('%j is escaped so that it is not a formula', (text) => {
  expect(written(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test.each(['+201001234567', '+12125550123', '+12'])('does not escape the phone number %s', (phone) => {
  expect(written(phone)).toBe(phone);
});

test.each(['\t=1', '\r=1'])('escapes %j with a leading control character', (text) => {
  expect(writeCsv(['head'], [[text]])).toContain(`"'${text}"`);
});

test('does not escape a negative number', () => {
  expect(written(-12)).toBe('-12');
});

test.each([
  "'=كوبالت",
  "'- safe",
  "''=1",
  "'",
  "'a",
  "'+201001234567",
  '- one\n- two',
  "'\u200f=1",
  '=1',
  '+12',
  "'＝1",
])('%j is unchanged after writing and reading', async (text) => {
  for (const separator of [',', ';'] as const) {
    const rows = await parseCsv(new TextEncoder().encode(writeCsv(['head', 'other'], [[text, 'x']], separator)), {
      maxRows: 2,
    });
    expect('code' in rows ? rows.code : readCell(rows[1]?.cells[0] ?? '')).toBe(text);
  }
});

test('any trimmed text is unchanged after writing and reading', async () => {
  const signs = fc.constantFrom("'", '=', '-', '+', '@', '"', ',', ';', '\n', ' ', '\u200f', '＝', '1', 'ك', '|');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: signs, maxLength: 8 }), async (input) => {
      const text = input.trim();
      const rows = await parseCsv(new TextEncoder().encode(writeCsv(['head', 'other'], [[text, 'x']])), { maxRows: 2 });
      expect('code' in rows ? rows.code : readCell(rows[1]?.cells[0] ?? '')).toBe(text);
    }),
  );
});
