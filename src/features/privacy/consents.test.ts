import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consents } from '#generated/consents.gen.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

test.each(consents)('consent texts for $name never change', ({ versions }) => {
  expect(versions.map(({ text }) => ({ ar: hash(text.ar), en: hash(text.en) }))).toEqual(
    versions.map(({ hashes }) => hashes),
  );
});
