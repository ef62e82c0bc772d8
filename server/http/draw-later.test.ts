import { expect, test } from 'vitest';
import { isOwnScript, withDrawLater } from './draw-later.ts';
import { pageOf, partsOf } from './page-parts.ts';
import { inlineScriptsOf } from './security-headers.ts';

const written = (html: string): string => pageOf(withDrawLater(partsOf(Buffer.from(html)))).toString();

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/a.woff2" as="font"/></head>' +
  '<body><script>window.__reactRouterContext.streamController.close();</script><script type="module" src="/a.js"></script><script type="module" async="">import "/a.js";</script></body></html>';

test('the fonts of a page wait, and so do its scripts, and the one that calls them stands at its end', () => {
  const html = written(page);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module" src/);
  expect(html).toContain('<link rel="font" href="/a.woff2" as="font"/>');
  expect(html.match(/"later"/g)).toHaveLength(3);
  expect(html.match(/"first"/g)).toHaveLength(1);
  expect(html.match(/<script>/g)).toHaveLength(1);
  const [, early = '', late = ''] =
    /<script type="module" async>(.*)<\/script><script>(.*)<\/script><\/body>/.exec(html) ?? [];
  expect([early, late, 'import "/a.js";'].map(isOwnScript)).toEqual([true, true, false]);
});

test('a script that waits is hashed for the policy like any other, and an unknown one stays blocked', () => {
  expect(inlineScriptsOf(written(page))).toMatchObject({
    hashes: [expect.any(String), expect.any(String), expect.any(String)],
    unknown: ['import "/a.js";'],
  });
});
