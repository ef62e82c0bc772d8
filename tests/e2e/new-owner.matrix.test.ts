// starts first: takes a minute or more
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cairoMinute } from '#core/dates/cairo-time.ts';
import { formatMoney, formatPercent } from '#core/i18n/format.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import { submitSignIn } from '#features/auth/testing/auth-page.ts';
import {
  fillShipping,
  newCustomer,
  productOf,
  sessionKey,
  shippingFieldValue,
  storedSession,
} from '#features/auth/testing/users.ts';
import { placeOrder } from '#features/checkout/testing/purchase.ts';
import { shippingField } from '../../scripts/lib/page.ts';
import { normalizeText, readFigures, toastText, waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import {
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '../support/browser.ts';
import { allMessages } from '../support/mail/dev-mailbox.ts';
import { testSettings } from '../support/test-settings.ts';

/** The owner's input in both languages. */
const name = { ar: 'خزف النيل', en: 'Nile Porcelain' };
const announcement = { ar: 'افتتحنا متجرنا هذا الأسبوع', en: 'We have opened this week' };
const story = { ar: 'حكايتنا مع النيل', en: 'Our story by the Nile' };
const near = { ar: 'القاهرة الكبرى', en: 'Greater Cairo' };
const far = { ar: 'الصعيد', en: 'Upper Egypt' };

/** Two cups at the sale price of EGP 700, to the zone with the fee of EGP 120, with 15 % tax on 1,400. */
const bought = { subtotal: pounds(1400), shipping: pounds(120), tax: pounds(210), total: pounds(1730) };
/** The same before the destination is known: the lowest fee is EGP 40. */
const min = { shipping: pounds(40), total: pounds(1650) };
/** One cup after the fee of that zone has become EGP 200: 700 + 200 + 105. */
const later = { subtotal: pounds(700), shipping: pounds(200), tax: pounds(105), total: pounds(1005) };

const cup = productOf('cup-tea-01');
const owner = newCustomer({ email: 'owner@example.com' });

/** The next minute that is at least 25 seconds away: shoppers see the former price first. */
const soon = (): Date => new Date(Math.ceil((Date.now() + 25_000) / 60_000) * 60_000);

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  let shop: ShopInBrowser;
  beforeAll(async () => {
    shop = await openShopInBrowser({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
  });
  afterAll(() => shop.close());

  test('a new owner configures the shop, and a shopper buys under the new rules', async () => {
    const { language } = visitor;
    const money = (amount: Piastres) => normalizeText(formatMoney(amount, language));
    const customer = newCustomer();
    const session = await storedSession(shop.url, customer);
    const shopper = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const { page, t, open } = shopper;
    const { orderSummary } = t;
    const main = page.getByRole('main');
    const rowsOf = ({ subtotal, shipping, tax, total }: typeof bought) => ({
      [orderSummary.subtotal]: money(subtotal),
      [orderSummary.shipping]: money(shipping),
      [orderSummary.tax({ rate: formatPercent(0.15, language) })]: money(tax),
      [orderSummary.total]: money(total),
    });
    const priceOf = async () => normalizeText(await main.innerText());
    const taxed = (price: Piastres) => normalizeText(t.catalogue.withTax({ price: money(price) }));

    const admin = await openAdminArea(shop, visitor);
    const saleBegins = await admin.planSale(700);
    await open(`/product/${cup.id}`);
    // 890 with 14 % tax
    expect(await priceOf()).toContain(taxed(pounds(1014.6)));
    expect(Date.now()).toBeLessThan(saleBegins.getTime());

    await admin.change('facts', async ({ form, fields }) => {
      await form.inBoth(fields.shopName, name);
      await form.field(fields.phone).fill('+201112223334');
    });
    await admin.change('tax', ({ form, fields }) =>
      form.field(fields.taxPercent).fill(language === 'ar' ? '١٥' : '15'),
    );
    await admin.change('shipping', async ({ form, addZone }) => {
      await addZone({ name: near, governorates: ['cairo', 'giza'], fee: '40', days: ['1', '2'], isCash: true });
      await addZone({ name: far, governorates: ['aswan', 'luxor'], fee: '120', days: ['6', '9'], isCash: false });
      expect(await form.rows.count()).toBe(2);
    });
    await admin.change('announcement', async ({ form, fields }) => {
      await form.field(fields.announcementIsShown).check();
      await form.inBoth(fields.announcementText, announcement);
    });

    await admin.publishStory(story);

    await open('/about');
    await main.getByRole('heading', { level: 2, name: story[language], exact: true }).waitFor();
    await open('/contact');
    await page.getByText(announcement[language], { exact: true }).waitFor();
    expect(await page.title()).toContain(name[language]);
    expect(await page.getByRole('banner').innerText()).toContain(name[language]);
    expect(await main.locator('a[href="tel:+201112223334"]').count()).toBe(1);

    await page.waitForTimeout(Math.max(0, saleBegins.getTime() - Date.now()));
    const reread = () => open(`/product/${cup.id}`).then(priceOf);
    // 700 with 15 % tax
    await expect.poll(reread).toContain(taxed(pounds(805)));
    expect(await priceOf()).toContain(money(pounds(890)));
    await page.getByRole('button', { name: t.catalogue.increase }).click();
    await main.getByRole('button', { name: t.catalogue.addToCart, exact: true }).first().click();

    await open('/cart');
    const from = (amount: Piastres) => normalizeText(`${orderSummary.from} ${money(amount)}`);
    await expect
      .poll(() => readFigures(page))
      .toMatchObject({
        ...rowsOf(bought),
        [orderSummary.shipping]: from(min.shipping),
        [orderSummary.total]: from(min.total),
      });

    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await fillShipping(page, t, { ...shippingFieldValue[language], city: '', postalCode: '81511' });
    const city = { ar: 'أسوان', en: 'Aswan' }[language];
    await shippingField(page, t, 'city').pressSequentially(city);
    await expect.poll(() => readFigures(page)).toMatchObject(rowsOf(bought));
    const payment = (method: 'cash_on_delivery' | 'bank_transfer') =>
      page.getByRole('radio', { name: t.checkout.payment.methods[method].name });
    expect(await payment('cash_on_delivery').isDisabled()).toBe(true);
    await payment('bank_transfer').check();
    expect(await placeOrder(shopper, bought)).toContain('wa.me/201112223334');

    const order = new URL(page.url()).pathname;
    const orderReads = async () => {
      await waitForHeading(page, t.confirmation.title);
      expect(await readFigures(page)).toMatchObject(rowsOf(bought));
      await page.getByText(t.confirmation.window({ days: { min: 6, max: 9 } }), { exact: true }).waitFor();
    };
    await orderReads();
    await expect.poll(() => orderMailTo(shop, customer.email, order)).not.toBe('');
    const mail = await orderMailTo(shop, customer.email, order);
    for (const [label, amount] of Object.entries(rowsOf(bought))) expect(mail).toContain(`${label} ${amount}`);
    expect(mail).toContain(name[language]);

    await admin.change('shipping', ({ form, fields }) =>
      form.rows.nth(1).getByLabel(fields.fee, { exact: true }).fill('200'),
    );
    await open(`/product/${cup.id}`);
    await main.getByRole('button', { name: t.catalogue.addToCart, exact: true }).first().click();
    await open('/cart');
    await expect.poll(() => readFigures(page)).toMatchObject(rowsOf(later));
    await open(order);
    await orderReads();

    expect(admin.faults.concat(shopper.faults)).toEqual([]);
    await shopper.leave();
    await admin.leave();
    // up to 85 seconds pass until the sale begins
  }, 240_000);
});

type Zone = {
  readonly name: typeof far;
  readonly governorates: readonly ('cairo' | 'giza' | 'aswan' | 'luxor')[];
  readonly fee: string;
  readonly days: readonly [min: string, max: string];
  readonly isCash: boolean;
};

/** Signs the owner in by the form, and returns what they do in the admin area. */
const openAdminArea = async (shop: ShopInBrowser, visitor: Visitor) => {
  const visit = await shop.visit(visitor);
  const { page } = visit;
  const { settings: t, pages, products } = await loadMessages('admin', visitor.language, testSettings);
  const { governorates } = await loadMessages('governorates', visitor.language, testSettings);
  const { fields } = t;
  await visit.open('/auth');
  await submitSignIn(page, visit.t, owner);
  await waitForPath(page, '/account');

  const form = formOn(page, t.inLanguage);
  const addZone = async ({ name: zone, governorates: places, fee, days, isCash }: Zone) => {
    await page.getByRole('button', { name: t.addRow.zones, exact: true }).click();
    const row = form.rows.last();
    const field = (label: string) => row.getByLabel(label, { exact: true });
    await field(t.inLanguage.ar({ label: fields.zoneName })).fill(zone.ar);
    await field(t.inLanguage.en({ label: fields.zoneName })).fill(zone.en);
    for (const governorate of places) await row.getByRole('checkbox', { name: governorates[governorate] }).check();
    await field(fields.fee).fill(fee);
    await field(fields.daysMin).fill(days[0]);
    await field(fields.daysMax).fill(days[1]);
    await field(fields.acceptsCashOnDelivery).setChecked(isCash);
  };
  const helpers = { form, fields, addZone };
  const openSection = async (section: keyof typeof t.sections) => {
    const { title } = t.sections[section];
    await page.goto('/admin/settings');
    await page.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
    await waitForHeading(page, title);
  };
  return {
    ...visit,
    /** Opens a section from the list, changes its form and saves it. */
    change: async (section: keyof typeof t.sections, fill: (its: typeof helpers) => Promise<void>) => {
      await openSection(section);
      await fill(helpers);
      await page.getByRole('button', { name: t.save, exact: true }).click();
      expect(await toastText(page, t.saved.title)).toBe(t.saved.body);
    },
    /** Publishes another heading of the story on the about page. */
    publishStory: async (texts: typeof story) => {
      await page.goto('/admin/settings');
      await page.getByRole('listitem').getByRole('link', { name: pages.part.title, exact: true }).click();
      await page.getByRole('link', { name: pages.titles.about, exact: true }).click();
      const part = page.getByRole('region', { name: pages.groups.story, exact: true });
      await part.getByRole('button', { name: pages.groups.story, exact: true }).click();
      for (const each of contentLanguages)
        await part
          .getByRole('textbox', { name: t.inLanguage[each]({ label: pages.fields.title }), exact: true })
          .fill(texts[each]);
      await page.getByRole('button', { name: pages.publish, exact: true }).click();
      await toastText(page, pages.done.published.title);
    },
    /** Plans a sale of the cup in the form of its product; returns when it begins. */
    planSale: async (price: number): Promise<Date> => {
      await page.goto(`/admin/products/${cup.id}`);
      await form.field(products.fields.salePrice).fill(String(price));
      // the form has loaded
      const begins = soon();
      await form.field(products.fields.saleStartsAt).fill(cairoMinute(begins));
      await page.getByRole('button', { name: products.save, exact: true }).click();
      await toastText(page, products.saved.title);
      return begins;
    },
  };
};

type InLanguage = Readonly<Record<'ar' | 'en', (label: { label: string }) => string>>;

const formOn = (page: Page, inLanguage: InLanguage) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    rows: page.locator('fieldset[data-row]'),
    inBoth: async (label: string, texts: typeof name) => {
      await field(inLanguage.ar({ label })).fill(texts.ar);
      await field(inLanguage.en({ label })).fill(texts.en);
    },
  };
};

/** The text of the mail about an order; empty while it has not been sent. */
const orderMailTo = async ({ shop }: ShopInBrowser, to: string, path: string): Promise<string> => {
  const orderNumber = path.split('/').at(-1) ?? path;
  const mail = (await allMessages(shop)).find((each) => each.to === to && each.html?.includes(orderNumber));
  return normalizeText((mail?.html ?? '').replaceAll(/<style[\s\S]*?<\/style>/gu, '').replaceAll(/<[^>]*>/gu, ' '));
};
