import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutNames } from './without-unused-parts.ts';

const parts = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib/dom/lib.js');

test('components of React Router lose their names and are removed when unused', async () => {
  const code = await readFile(parts, 'utf8');
  expect(code).toContain('NavLink.displayName = "NavLink";');
  const slim = withoutNames(code);
  expect(slim).not.toMatch(/^\w+\.displayName =/mu);
  expect(slim).toMatch(/^const NavLink = \/\* @__PURE__ \*\/ [\w$]+\.forwardRef\(/mu);
});

test('leaves the rest of a module unchanged', () => {
  const code = 'function f() {\n\tinner.displayName = "inner";\n\treturn React.forwardRef(inner);\n}\n';
  expect(withoutNames(code)).toBe(code);
});
