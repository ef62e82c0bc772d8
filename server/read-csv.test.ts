import { describe, expect, test } from 'vitest';
import { CsvFault, readCsv } from './read-csv.ts';

const read = (bytes: Uint8Array, maxRows = 10) => readCsv(bytes, { maxRows });
const cells = (bytes: Uint8Array) => read(bytes).map((row) => row.cells);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
/** «رقم» and «مبلغ» in Windows-1256. */
const windows1256 = Uint8Array.from([0xd1, 0xde, 0xe3, 0x3b, 0xe3, 0xc8, 0xe1, 0xdb, 0x0d, 0x0a, 0x31, 0x3b, 0x32]);

const faultOf = (bytes: Uint8Array, maxRows?: number) => {
  try {
    read(bytes, maxRows);
  } catch (error) {
    if (error instanceof CsvFault) return [error.fault, error.line];
    throw error;
  }
  return null;
};

describe('a CSV file', () => {
  test.each([
    ['UTF-8', utf8('رقم,مبلغ\n1,2')],
    ['UTF-8 with a mark', utf8('\u{feff}رقم,مبلغ\r\n1,2\r\n')],
    ['semicolons', utf8('رقم;مبلغ\n1;2')],
    ['tabs', utf8('رقم\tمبلغ\n1\t2')],
    ['quotes', utf8('"رقم","مبلغ"\n"1","2"')],
    ['UTF-16', utf16('\u{feff}رقم\tمبلغ\r\n1\t2')],
    ['UTF-16, big endian', utf16('\u{feff}رقم,مبلغ\n1,2', true)],
    ['UTF-16 without a mark', utf16('n,m,o,p,q,r,s\n1,2,3,4,5,6,7')],
    ['Windows-1256', windows1256],
    ['old Macintosh line ends', utf8('رقم,مبلغ\r1,2')],
  ])('is read in %s', (name, bytes) => {
    const rows = cells(bytes);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(0, 2)).toEqual(['1', '2']);
    if (!name.includes('without')) expect(rows[0]).toEqual(['رقم', 'مبلغ']);
  });

  test('keeps separators and line breaks in quotes, and the numbers of the lines after them', () => {
    const rows = read(utf8('a;b\n"x;""y""";"one\ntwo"\n\n;\n3;4'));
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x;"y"', 'one\ntwo'] },
      { line: 6, cells: ['3', '4'] },
    ]);
  });

  test('is refused with the line that is wrong', () => {
    expect(faultOf(utf8(''))).toEqual(['empty', null]);
    expect(faultOf(utf8(' \n\n;;\n'))).toEqual(['empty', null]);
    expect(faultOf(utf8('a,b\n1,2\n3,"4\n5,6'))).toEqual(['quotes', expect.any(Number)]);
    expect(faultOf(utf8('a,b\n1,2\n3,x"4"\n'))).toEqual(['quotes', 3]);
    expect(faultOf(utf8(`a\n1\n2\n3`), 3)).toEqual(['rows', 4]);
    expect(faultOf(utf8(`a\n${','.repeat(300)}x`))).toEqual(['cells', 2]);
    expect(faultOf(utf8(`a\n${'x'.repeat(70_000)}`))).toEqual(['quotes', 2]);
    expect(faultOf(Uint8Array.from([0x61, 0x2c, 0x62, 0x0a, 0x00, 0x63]))).toEqual(['encoding', null]);
  });
});
