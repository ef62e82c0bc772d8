import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { placeholdersIn } from '#core/text/placeholders.ts';
import type { RichText } from '#core/text/rich-text.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { pageNames } from '../policy-page-names.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const textOf = async (name: string, language: string) =>
  (await shop.request<{ text: RichText }>(`/pages/${name}?language=${language}`)).body.text;

describe('the text of a page', () => {
  test.each(pageNames)('the text of %s is returned in both languages, without placeholders', async (name) => {
    for (const language of contentLanguages) {
      const text = JSON.stringify(await textOf(name, language));
      const texts = [...text.matchAll(/"(?:text|href)":"([^"]*)"/g)].map(([, value = '']) => value);
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.flatMap(placeholdersIn)).toEqual([]);
      expect(text).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]{4}/u);
    }
  });

  test("the texts contain the shop's rules and the owner's facts", async () => {
    expect(JSON.stringify(await textOf('returns', 'ar'))).toContain('خلال ٣٠ يومًا');
    expect(JSON.stringify(await textOf('returns', 'en'))).toContain('within 30 days');
    expect(JSON.stringify(await textOf('faq', 'en'))).toContain(`"href":"mailto:${owner.email}"`);
  });

  test('the text of an unknown page is refused', async () => {
    const { status, body } = await shop.request('/pages/secrets?language=ar');
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
