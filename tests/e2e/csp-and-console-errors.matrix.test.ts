import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScriptsOf } from '#core/server/http/security-headers.ts';
import { buyAsNewCustomer } from '#features/checkout/testing/purchase.ts';
import { builtPages } from '../../src/server/ssr-bundle.ts';
import { widen } from '../support/browser/screen-presets.ts';
import { findHorizontalOverflow } from '../support/browser/sideways.ts';
import { waitForHeading } from '../support/browser/visible-text.ts';
import { type ShopInBrowser } from '../support/browser.ts';
import { openShopPage, shopPages } from '../support/pages.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

test('a whole purchase requests only the shop and the seller chat, without an error', async () => {
  const visit = await shop.visit({ language: 'ar', width: 390 });
  const requests = new Set<string>();
  visit.context.on('request', (request) => requests.add(new URL(request.url()).origin));
  await buyAsNewCustomer(visit);
  await waitForHeading(visit.page, visit.t.confirmation.title);
  await visit.page.waitForLoadState('networkidle');
  expect([...requests].toSorted()).toEqual([shop.url, 'https://wa.me'].toSorted());
  expect(visit.faults).toEqual([]);
  await visit.leave();
});

const widths = [320, 360, 390, 768, 1024, 1440];

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  // `rtl-mirroring.test.ts` visits the other screens
  test.each(shopPages.filter(({ requiredState }) => requiredState !== 'nothing'))(
    '$name of a guest has no horizontal scrolling and no errors',
    async (shopPage) => {
      const { page, faults, leave } = await openShopPage(shop, { language, width: 1440 }, shopPage);
      for (const width of widths) {
        await widen(page, width);
        expect(await findHorizontalOverflow(page), `on ${width} px`).toEqual([]);
      }
      expect(faults).toEqual([]);
      await leave();
    },
  );

  test('the policy contains the hash of every inline script', async () => {
    const { inlineScript } = await builtPages();
    for (const { path } of shopPages) {
      const response = await fetch(`${shop.url}${path}`, { headers: { cookie: `language=${language}` } });
      const html = await response.text();
      const scripts = inlineScriptsOf(html, inlineScript);
      expect(html).toContain(`<script>${inlineScript}</script>`);
      expect(scripts.unknown, path).toEqual([]);
      expect(scripts.hashes.length, path).toBeGreaterThan(0);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const hash of scripts.hashes) expect(policy).toContain(hash);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    }
  });
});
