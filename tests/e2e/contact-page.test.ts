import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf } from '../../locales/content.ts';
import { owner } from '../../owner.ts';
import { asRead, untilHeaded } from '../support/browser/visible-text.ts';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Opening hours of the specification in both languages. */
const hours = {
  ar: ['من الأحد إلى الخميس', 'من ٩ صباحًا إلى ٦ مساءً', 'الجمعة والسبت', 'من ١٠ صباحًا إلى ٤ بعد الظهر', 'القاهرة'],
  en: ['Sunday to Thursday', '9:00 to 18:00', 'Friday and Saturday', '10:00 to 16:00', 'Cairo time'],
} as const;

describe.each(twoVisitors)(inEach, (visitor) => {
  test('the contact page shows e-mail, phone, address and hours, and answers four questions', async () => {
    const { page, words, language, open, leave } = await shop.visit(visitor);
    const { hero, form, faq } = contentOf(language, testSettings).contact;
    const main = page.getByRole('main');
    await open('/contact');
    await untilHeaded(page, hero.title);
    const text = asRead(await main.innerText());
    const { street, city } = owner.address[language];
    for (const fact of [owner.email, owner.phone, street, city, ...hours[language]]) expect(text).toContain(fact);
    const labels = [words.fields.name, words.fields.email, form.subject, form.message];
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
