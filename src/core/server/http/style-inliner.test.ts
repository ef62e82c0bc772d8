import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createStyleInliner } from './page-html.ts';

const text = 'p{color:#13256e}a::after{content:"$&"}';
const writeSheets = createStyleInliner(new Map([['/assets/shop.css', text]]));
const link = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="page"/>`;

test('inlines a sheet verbatim and disables its link', () => {
  const { head, hashes } = writeSheets(`<head>${link('/assets/shop.css')}<title>t</title>`);
  expect(head).toBe(
    `<head><style>${text}</style><link rel="stylesheet" href="/assets/shop.css" data-precedence="page" disabled/><title>t</title>`,
  );
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update(text).digest('base64')}'`]);
});

test('leaves an unknown sheet linked', () => {
  const head = `<head>${link('/app/shop.css')}`;
  expect(writeSheets(head)).toEqual({ head, hashes: [] });
});
