import { expect, test } from 'vitest';
import { firstNameOf } from './first-name-of.ts';

test.each([
  ['سلمى حسن', 'سلمى'],
  ['سلمى', 'سلمى'],
  ['  Mona   Salah Ali ', 'Mona'],
  ['عبد الرحمٰن محمد', 'عبد الرحمٰن'],
  ['عَبْد الله سعيد', 'عَبْد الله'],
  ['أبو بكر حسين', 'أبو بكر'],
  ['عبدالله سالم', 'عبدالله'],
  ['نور الدين محمود', 'نور الدين'],
  ['هبة الله علي', 'هبة الله'],
  ['فاطمة الزهراء سالم', 'فاطمة الزهراء'],
  ['Abdel Rahman Ali', 'Abdel Rahman'],
  ['Abd El Rahman Hassan', 'Abd El Rahman'],
  ['Nour El-Din Fathy', 'Nour El-Din'],
  ['عبد', 'عبد'],
  ['', ''],
])('first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
