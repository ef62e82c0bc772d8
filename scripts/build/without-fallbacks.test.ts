import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { withoutFallback } from './without-fallbacks.ts';

const turned = (await compile('@layer utilities { @tailwind utilities; }')).build(['-scale-x-100']);

test("removes only Tailwind's fallback for old browsers", () => {
  expect(turned).toContain('@layer properties {');
  const css = withoutFallback(turned);
  expect(css).not.toContain('@supports');
  expect(css).toContain('.-scale-x-100');
  expect(css).toContain('@property --tw-scale-x');
});

test('removes it from a minified style sheet', () => {
  expect(withoutFallback('a{top:0}@layer properties{@supports (x){*{--y:0}}}b{top:0}')).toBe('a{top:0}b{top:0}');
});

test('leaves a style sheet without it unchanged', () => {
  expect(withoutFallback('p { color: red }')).toBe('p { color: red }');
});

test('throws for a truncated style sheet', () => {
  expect(() => withoutFallback('@layer properties { a {')).toThrow('does not end');
});
