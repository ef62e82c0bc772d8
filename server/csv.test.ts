import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

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

test.each(['+201001234567', '+12125550123', '+12'])('the phone number %s is unchanged', (phone) => {
  expect(written(phone)).toBe(phone);
});

test.each(['\t=1', '\r=1'])('%j with a leading control character is escaped too', (text) => {
  expect(writeCsv(['head'], [[text]])).toContain(`"'${text}"`);
});

test('a negative number is unchanged', () => {
  expect(written(-12)).toBe('-12');
});
