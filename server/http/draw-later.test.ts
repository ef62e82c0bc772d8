import { expect, test } from 'vitest';
import { isOwnScript, withDrawLater } from './draw-later.ts';
import { inlineScriptsOf } from './security-headers.ts';

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/a.woff2" as="font"/></head>' +
  '<body><script>window.__reactRouterContext.streamController.close();</script><script type="module" src="/a.js"></script><script type="module" async="">import "/a.js";</script></body></html>';

test('the fonts of a page wait, and so do its scripts, and the one that calls them stands at its end', () => {
  const written = withDrawLater(page);
  expect(written).not.toMatch(/<link rel="modulepreload"|<script type="module" src/);
  expect(written).toContain('<link rel="font" href="/a.woff2" as="font"/>');
  expect(written.match(/"later"/g)).toHaveLength(3);
  expect(written.match(/"first"/g)).toHaveLength(1);
  expect(written.match(/<script>/g)).toHaveLength(1);
  const [, early = '', late = ''] =
    /<script type="module" async>(.*)<\/script><script>(.*)<\/script><\/body>/.exec(written) ?? [];
  expect([early, late, 'import "/a.js";'].map(isOwnScript)).toEqual([true, true, false]);
});

test('a script that waits is hashed for the policy like any other, and an unknown one stays blocked', () => {
  expect(inlineScriptsOf(withDrawLater(page))).toMatchObject({
    hashes: [expect.any(String), expect.any(String), expect.any(String)],
    unknown: ['import "/a.js";'],
  });
});
