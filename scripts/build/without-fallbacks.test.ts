import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { withoutFallback } from './without-fallbacks.ts';

const turned = (await compile('@layer utilities { @tailwind utilities; }')).build(['-scale-x-100']);

test('what Tailwind adds for old browsers goes, and nothing else', () => {
  expect(turned).toContain('@layer properties {');
  const css = withoutFallback(turned);
  expect(css).not.toContain('@supports');
  expect(css).toContain('.-scale-x-100');
  expect(css).toContain('@property --tw-scale-x');
});

test('so it does when the sheet is written tightly', () => {
  expect(withoutFallback('a{top:0}@layer properties{@supports (x){*{--y:0}}}b{top:0}')).toBe('a{top:0}b{top:0}');
});

test('a sheet that holds nothing of the kind stays as it is', () => {
  expect(withoutFallback('p { color: red }')).toBe('p { color: red }');
});

test('a sheet that was cut off is noticed', () => {
  expect(() => withoutFallback('@layer properties { a {')).toThrow('does not end');
});
