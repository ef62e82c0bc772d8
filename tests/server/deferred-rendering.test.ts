import { expect, test } from 'vitest';
import { joinPage, splitPage, withDeferredRendering } from '#core/server/http/page-html.ts';
import { inlineScriptsOf } from '#core/server/http/security-headers.ts';

const own = 'let own;';

const written = (html: string): string => joinPage(withDeferredRendering(splitPage(Buffer.from(html)), own)).toString();

const page =
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head>' +
  '<body><script>window.__reactRouterContext.streamController.close();</script><script type="module" src="/a.js"></script><script type="module" async="">import "/a.js";</script></body></html>';

test('defers the page’s scripts, and puts the loader script before the first link of the head', () => {
  const html = written(page);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module" src/);
  expect(html.match(/(?:rel|type)="later"/g)).toHaveLength(3);
  expect(html.match(/type="first"/g)).toHaveLength(1);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain(`<meta charSet="utf-8"/><script>${own}</script><link rel="stylesheet"`);
});

test('puts the loader script at the end of a head without links', () => {
  expect(written('<html><head><title>t</title></head><body></body></html>')).toContain(
    `<title>t</title><script>${own}</script></head>`,
  );
});

test('hashes deferred scripts for the policy and leaves unknown ones blocked', () => {
  expect(inlineScriptsOf(written(page), own)).toMatchObject({
    hashes: [expect.any(String), expect.any(String)],
    unknown: ['import "/a.js";'],
  });
});
