import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleInlineScript } from './bundle-inline-script.ts';

const code = await bundleInlineScript(join(import.meta.dirname, '../..'));

test('the inline script is one minified classic script', () => {
  expect(code).not.toMatch(/\n|\/\*|<\/script|\b(?:im|ex)port\b/);
  // each page carries it
  expect(code.length).toBeLessThan(2_200);
});
