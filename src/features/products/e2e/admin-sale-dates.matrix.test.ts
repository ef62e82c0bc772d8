import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cairoMinute } from '#core/dates/cairo-time.ts';
import { formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { formatSaleEnd } from '#features/storefront/pages/product/sale-end.ts';
import {
  errorUnder,
  isFocused,
  normalizeText,
  toastText,
  waitForHeading,
} from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

type Fields = Messages['admin']['products']['fields'];

const enter = async (visitor: Visitor, path = '') => {
  const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
  const { products } = await loadMessages('admin', visitor.language, testSettings);
  const { validation } = await loadMessages('forms', visitor.language, testSettings);
  await visit.page.goto(`/admin/products${path}`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  const field = (name: keyof Fields) => visit.page.getByLabel(products.fields[name], { exact: true });
  const save = () => visit.page.getByRole('button', { name: products.save, exact: true }).click();
  return { ...visit, products, validation, field, save };
};

/** A whole minute, this number of days from now. */
const inDays = (days: number): Date => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000);

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const { language } = visitor;
  const id = `plate-lotus-0${language === 'ar' ? 1 : 2}`;

  test('a sale that has ended is refused at its end, by the clock of the server', async () => {
    const { page, field, save, validation, faults, leave } = await enter(visitor, `/${id}`);
    await field('salePrice').fill('100');
    await field('saleEndsAt').fill(cairoMinute(inDays(-1)));
    await save();
    await expect.poll(() => errorUnder(field('saleEndsAt'))).toBe(validation['sale.past']);
    await expect.poll(() => isFocused(field('saleEndsAt'))).toBe(true);
    // the browser reports the response as an error
    expect(faults).toHaveLength(1);
    await page.close();
    await leave();
  });

  test('an admin plans and starts a sale, and the shop displays it with its end', async () => {
    const admin = await enter(visitor, `/${id}`);
    const { page, field, save, products } = admin;
    const shopper = await shop.visit(visitor);
    const [from, until] = [inDays(1), inDays(language === 'ar' ? 2 : 3)];
    await field('salePrice').fill('100');
    await field('saleStartsAt').fill(cairoMinute(from));
    await field('saleEndsAt').fill(cairoMinute(until));
    await save();
    await toastText(page, products.saved.title);
    expect(await field('saleStartsAt').inputValue()).toBe(cairoMinute(from));
    await shopper.open(`/product/${id}`);
    const sale = shopper.page.getByRole('main');
    expect(normalizeText(await sale.innerText())).not.toContain(normalizeText(formatMoney(10_000, language)));

    const price = formatMoney(10_000, language);
    const [begins, ends] = [formatMoment(from, language), formatMoment(until, language)];
    await page.getByRole('link', { name: products.back, exact: true }).click();
    await waitForHeading(page, products.title);
    await page.getByText(products.sale.between({ price, from: begins, until: ends }), { exact: true }).waitFor();

    await page.goto(`/admin/products/${id}`);
    await field('saleStartsAt').fill('');
    await save();
    await toastText(page, products.saved.title);
    await shopper.page.reload();
    const end = formatSaleEnd(until.toISOString(), language, shopper.t);
    await sale.getByText(end, { exact: true }).waitFor();
    expect(normalizeText(await sale.innerText())).toContain(normalizeText(price));
    const offers = await shopper.page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(offers.join('')).toMatch(/"priceValidUntil":"20\d\d-\d\d-\d\d"/);
    await page.getByRole('link', { name: products.back, exact: true }).click();
    await page.getByText(products.sale.until({ until: ends }), { exact: true }).waitFor();
    expect(admin.faults.concat(shopper.faults)).toEqual([]);
    await shopper.leave();
    await admin.leave();
  });

  test('the shop advertises the greatest real discount, and none when nothing is on sale', async () => {
    const { home, meta } = serverTexts(language, testSettings);
    const admin = await enter(visitor);
    const shopper = await shop.visit(visitor);
    const description = () => shopper.page.locator('meta[name="description"]').getAttribute('content');
    const { rows } = await shop.database.pool.query(
      'select max((original_price - price) * 100 / original_price)::integer as percent from products',
    );
    const percent = rows[0].percent;
    await admin.page.getByText(admin.products.claim({ percent: formatPercent(percent / 100, language) })).waitFor();
    await shopper.open('/');
    const hero = shopper.page.getByRole('main').locator('section').first();
    expect(normalizeText(await hero.innerText())).toContain(formatNumber(percent, language));
    await shopper.open('/products?sale=true');
    expect(await description()).toBe(meta.onSale.description({ percent: formatPercent(percent / 100, language) }));

    await shop.database.pool.query('create table on_sale as select * from products where original_price is not null');
    await shop.database.pool.query(
      `update products set price = original_price, original_price = null, is_on_sale = false, badge = null, sale_ends_at = null
        where original_price is not null`,
    );
    await expect
      .poll(async () => {
        await shopper.page.reload();
        return description();
      })
      .toBe(meta.onSale.withoutSale);
    await shopper.open('/');
    await hero.getByRole('link', { name: home.hero.primaryWithoutSale, exact: true }).waitFor();
    expect(await hero.getByText(home.hero.plate.lead, { exact: true }).count()).toBe(0);
    expect(await shopper.page.getByRole('heading', { name: home.sections.onSale.title, exact: true }).count()).toBe(0);
    await admin.page.reload();
    await admin.page.getByText(admin.products.noClaim).waitFor();
    expect(admin.faults.concat(shopper.faults)).toEqual([]);

    await shop.database.pool.query(
      `update products set price = on_sale.price, original_price = on_sale.original_price, is_on_sale = true,
        badge = on_sale.badge, sale_ends_at = on_sale.sale_ends_at from on_sale where products.id = on_sale.id`,
    );
    await shop.database.pool.query('drop table on_sale');
    await shopper.leave();
    await admin.leave();
  });
});
