import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['نادية حسين', 'نادية'],
  ['  منى   السيد علي ', 'منى'],
  ['عبد الرحمن محمود', 'عبد الرحمن'],
  ['أبو بكر الصديق', 'أبو بكر'],
  ['عبدالله سالم', 'عبدالله'],
  ['Salma Nabil', 'Salma'],
  ['Abd El Rahman Hassan', 'Abd El Rahman'],
  ['Abdel Rahman Hassan', 'Abdel Rahman'],
  ['Omar', 'Omar'],
  ['عبد', 'عبد'],
  ['', ''],
])('%j is greeted as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
