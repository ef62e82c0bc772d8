import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { normalizeText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Opening hours of the specification in both languages. */
const hours = {
  ar: ['من الأحد إلى الخميس', 'من ٩ صباحًا إلى ٦ مساءً', 'الجمعة والسبت', 'من ١٠ صباحًا إلى ٤ بعد الظهر', 'القاهرة'],
  en: ['Sunday to Thursday', '9:00 to 18:00', 'Friday and Saturday', '10:00 to 16:00', 'Cairo time'],
} as const;

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('the contact page shows e-mail, phone, address and hours, and answers four questions', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { hero, form, faq } = serverTexts(language, testSettings).contact;
    const main = page.getByRole('main');
    await open('/contact');
    await waitForHeading(page, hero.title);
    const text = normalizeText(await main.innerText());
    const { street, city } = owner.address[language];
    for (const fact of [owner.email, owner.phone, street, city, ...hours[language]]) expect(text).toContain(fact);
    const labels = [t.fields.name, t.fields.email, form.subject, form.message];
    for (const label of labels) {
      await main.getByRole('textbox', { name: label, exact: true }).waitFor();
    }
    expect(faq.items).toHaveLength(4);
    for (const { question, answer } of faq.items) {
      await main.getByText(question, { exact: true }).click();
      await main.getByText(answer, { exact: true }).waitFor();
    }
    await leave();
  });
});
