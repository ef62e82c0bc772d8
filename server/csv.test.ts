import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

const written = (value: string | number | null) => writeCsv(['head'], [[value]]).split('\r\n')[1];

test('a table begins with the mark of UTF-8, and each row ends with CR LF', () => {
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

test('what would part columns or rows is quoted', () => {
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
])('%j is read as a text, never as a formula', (text) => {
  expect(written(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test.each(['+201001234567', '+12125550123', '+12'])('the phone %s stays as it is', (phone) => {
  expect(written(phone)).toBe(phone);
});

test.each(['\t=1', '\r=1'])('%j neither', (text) => {
  expect(writeCsv(['head'], [[text]])).toContain(`"'${text}"`);
});

test('a number below nothing stays one', () => {
  expect(written(-12)).toBe('-12');
});
