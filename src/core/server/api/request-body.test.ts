import { describe, expect, test } from 'vitest';
import { refuseBrokenForm } from './request-body.ts';

const type = 'multipart/form-data; boundary=edge';
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const part = (head: string, content = '') => `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const form = (...parts: readonly string[]) => bytes(`${parts.join('')}--edge--\r\n`);

describe('the form of an upload', () => {
  test('the form of an upload may have a file and a few fields', async () => {
    const file = part('name="picture"; filename="a.png"', 'x'.repeat(100_000));
    await expect(refuseBrokenForm(form(file, part('name="note"', '12')), type)).resolves.toBeUndefined();
    await expect(refuseBrokenForm(form(file), type.replace('edge', '"edge"'))).resolves.toBeUndefined();
  });

  test.each([
    ['of thousands of parts', form(...Array.from({ length: 5_000 }, () => part('name="a"'))), type],
    ['with a name of megabytes', form(part(`name="${'%22'.repeat(700_000)}"`)), type],
    ['with thousands of headers', form(part(`name="a"\r\n${'x: y\r\n'.repeat(10_000)}`)), type],
    ['without an end', bytes(part('name="a"')), type],
    ['without a boundary', form(part('name="a"')), 'multipart/form-data'],
  ])('the form of an upload %s is rejected', async (_, body, contentType) => {
    await expect(refuseBrokenForm(body, contentType)).rejects.toThrow('BROKEN_JSON');
  });

  test('the form of an upload with a text above 64 KiB is rejected', async () => {
    await expect(refuseBrokenForm(form(part('name="note"', 'x'.repeat(65_537))), type)).rejects.toThrow(
      'BODY_TOO_LARGE',
    );
  });
});
