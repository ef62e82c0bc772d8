import { expect, test } from 'vitest';
import { sourcesIn } from './source-files.ts';

/** Class lists that defer the layout of an element which paints a background (decision 69). */
const paintedAndDeferred = (text: string): string[] =>
  [...text.matchAll(/["'`]([^"'`]*\bwhen-near\b[^"'`]*)["'`]/g)].flatMap(([, classes = '']) =>
    /(?:^|\s)(?:bg-|night\b|stars\b)/.test(classes) ? [classes] : [],
  );

test('an element that paints a background is laid out at once; what is in it may be deferred', () => {
  expect(sourcesIn(['src'], ['.tsx']).flatMap(({ text }) => paintedAndDeferred(text))).toEqual([]);
  expect(paintedAndDeferred('<footer className="night bg-lapis-950 when-near">')).toHaveLength(1);
  expect(paintedAndDeferred('<section className="page when-near">')).toEqual([]);
});
