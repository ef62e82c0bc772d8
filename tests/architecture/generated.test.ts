import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate } from '../../scripts/generate.ts';

test.each(Object.entries(await generate()))('%s is what `npm run generate` writes', (file, content) => {
  expect(readFileSync(file, 'utf8'), 'run `npm run generate`').toBe(content);
});
