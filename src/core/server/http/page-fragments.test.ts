import { describe, expect, test } from 'vitest';
import { joinPage, splitPage } from './page-html.ts';

/** Returns the fragments of a page as text. */
const cutOf = (html: string) => {
  const { head, content, scripts } = splitPage(Buffer.from(html));
  return [head, content.toString(), scripts];
};

describe('splitPage', () => {
  test.each([
    ['whole', '<head><script src="/a.js"></script>', '</head><body>طبق', '<script>1</script></body>'],
    ['without scripts', '<head>', '</head><body>طبق', '</body>'],
    ['with tags as text', '<head>', '</head><body>&lt;script &lt;/head>', '<script>"</head>"</script></body>'],
    ['without a head', '', 'طبق', ''],
  ])('splits a page: %s', (_, ...parts) => {
    const html = parts.join('');
    expect(cutOf(html)).toEqual(parts);
    expect(joinPage(splitPage(Buffer.from(html))).toString()).toBe(html);
  });
});
