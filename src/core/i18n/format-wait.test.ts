import { expect, test } from 'vitest';
import { generalTexts as arabic } from '#generated/texts/ar/forms.gen.ts';
import { generalTexts as english } from '#generated/texts/en/forms.gen.ts';
import { formatWait } from './format-wait.ts';

test.each([
  [1, 'يُرجى الانتظار ثانية واحدة قبل المحاولة مرة أخرى', 'Please wait 1 second before trying again'],
  [120, 'يُرجى الانتظار ١٢٠ ثانية قبل المحاولة مرة أخرى', 'Please wait 120 seconds before trying again'],
  [121, 'يُرجى الانتظار ٣ دقائق قبل المحاولة مرة أخرى', 'Please wait 3 minutes before trying again'],
  [3540, 'يُرجى الانتظار ٥٩ دقيقة قبل المحاولة مرة أخرى', 'Please wait 59 minutes before trying again'],
])('formats a wait of %i seconds in seconds up to two minutes, in minutes above', (seconds, ar, en) => {
  expect(formatWait(seconds, arabic)).toBe(ar);
  expect(formatWait(seconds, english)).toBe(en);
});
