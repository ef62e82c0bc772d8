import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTurns } from '#tests/support/count-turns.ts';
import { parseCsv } from './parse-csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\u{feff}${text}`, 'utf16le'));
// «اسم;سعر» in Windows-1256
const arabicHead = new Uint8Array([0xc7, 0xd3, 0xe3, 0x3b, 0xd3, 0xda, 0xd1, 0x0a, 0xdf, 0xe6, 0xc8, 0x3b, 0x39]);

const parse = (file: Uint8Array, maxRows = 10) => parseCsv(file, { maxRows });

describe('a CSV file', () => {
  test.each([
    ['commas', bytes('a,b\r\n1,2\r\n')],
    ['a mark and semicolons', bytes('\u{feff}a;b\n1;2')],
    ['UTF-16 and tabs, as Excel writes Unicode text', utf16('a\tb\r\n1\t2\r\n')],
    ['UTF-16, big endian', Buffer.from(utf16('a,b\n1,2')).swap16()],
    ['UTF-16 without a mark', new Uint8Array(Buffer.from('a,b\n1,2', 'utf16le'))],
    ['bars', bytes('a|b\n1|2')],
    ['line ends of old Macintosh computers', bytes('a,b\r1,2')],
    ['quotes around a delimiter of the head', bytes('"a";b\n"1";2')],
  ])('a CSV file is parsed with %s', async (_, file) => {
    expect(await parse(file)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ]);
  });

  test('a CSV file is decoded from the Arabic encoding of Excel', async () => {
    expect(await parse(arabicHead)).toEqual([
      { line: 1, cells: ['اسم', 'سعر'] },
      { line: 2, cells: ['كوب', '9'] },
    ]);
  });

  test('line numbers of a CSV file are correct after cells with line breaks and empty lines', async () => {
    const rows = await parse(bytes('a,b\n"one\ntwo",2\n\n3,"x ""y"""\n'));
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\ntwo', '2'] },
      { line: 5, cells: ['3', 'x "y"'] },
    ]);
  });

  test.each([
    ['a row with too many cells', bytes('a,b\n1,2\n1,2,3\n'), { line: 3, code: 'file.cells' }],
    ['very many cells', bytes(`${'a,'.repeat(300)}\n`), { line: 1, code: 'file.cells' }],
    ['empty cells only', bytes(';\n;\n'), { line: 1, code: 'file.empty' }],
    ['a quote within a cell', bytes('a,b\n1,2\n3,x"4"\n'), { line: 3, code: 'file.quote' }],
    ['a quote that is not closed', bytes('a,b\n"1,2\n'), { line: 2, code: 'file.quote' }],
    ['more rows than allowed', bytes('a\n1\n2\n3\n'), { line: 4, code: 'file.rows' }],
    ['more blank lines than allowed', bytes('a\n\n,\r\n\n2\n'), { line: 4, code: 'file.rows' }],
    ['no rows', bytes('\n\n'), { line: 1, code: 'file.empty' }],
    ['bytes of another kind', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), { line: 1, code: 'file.encoding' }],
    ['a row without an end', bytes(`a,b\n1,${'x'.repeat(200_000)}`), { line: 2, code: 'file.long' }],
  ])('a CSV file is rejected with the line of %s', async (_, file, fault) => {
    expect(await parse(file, 3)).toEqual(fault);
  });

  test('a CSV file may have ragged rows, such as a title and a sum, if allowed', async () => {
    expect(await parseCsv(bytes('title\na,b\n1,2\n,2,'), { maxRows: 4, isRagged: true })).toEqual([
      { line: 1, cells: ['title'] },
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
      { line: 4, cells: ['', '2', ''] },
    ]);
  });

  test('a CSV file may mix line ends', async () => {
    expect(await parse(bytes('a,b\n"1\r\n",2\r\n\r3,4'))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\r\n', '2'] },
      { line: 5, cells: ['3', '4'] },
    ]);
  });

  test.each([
    ['ragged rows under a title', `title\n${'12,2,,,"12",12121\n'.repeat(10_000)}`],
    ['blank lines', `a,b\n${'\n'.repeat(10_000)}1,2\n`],
    ['long rows', `${'x'.repeat(30_000)},1\n`.repeat(60)],
    ['Arabic of Excel', `${'x'.repeat(30_000)},1\n`.repeat(59) + '\u00e6\n'],
  ])('lets other requests run while it parses %s', async (_, text) => {
    const file = new Uint8Array(Buffer.from(text, 'latin1'));
    const turns = await countTurns(async () => {
      expect(await parseCsv(file, { maxRows: 10_002, isRagged: true })).not.toHaveProperty('code');
    });
    expect(turns).toBeGreaterThan(8);
  });

  test('lets other requests run while it decodes a file of one long line', async () => {
    const turns = await countTurns(async () => {
      expect(await parse(bytes('x'.repeat(2_000_000)))).toEqual({ line: 1, code: 'file.long' });
    });
    expect(turns).toBeGreaterThan(8);
  });

  test('returns any table that a spreadsheet can write', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'ع'), maxLength: 6 });
    const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 8 });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n', '\r'), async (rows, end) => {
        const text = ['a,b,c', ...rows.map((row) => row.map(quoted).join(','))].join(end);
        const parsed = await parse(bytes(text));
        expect('code' in parsed ? parsed : parsed.map(({ cells }) => cells)).toEqual([['a', 'b', 'c'], ...rows]);
      }),
    );
  });
});
