import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { pounds } from '#core/money/money.ts';
import { submitSignIn } from '#features/auth/testing/auth-page.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { placeOrder } from '#features/checkout/testing/purchase.ts';
import { legalPageNames } from '#features/content/policy-page-names.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import {
  cartLink,
  closeCartDrawer,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { settingsOfTests } from '#tests/support/shop/spawned-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const owner = newCustomer({ email: 'mariam@nile-porcelain.com' });

/** The owner's input in both languages. */
const shopName = { ar: 'خزف النيل', en: 'Nile Porcelain' };
const street = { ar: '٥ شارع طلعت حرب', en: '5 Talaat Harb Street' };
const product = {
  name: { ar: 'سلطانية الفيضان', en: 'Flood Bowl' },
  subtitle: { ar: 'سلطانية، ١٦ سم', en: 'Bowl, 16 cm' },
  description: { ar: 'سلطانية زرقاء من الخزف.', en: 'A blue porcelain bowl.' },
};
const price = pounds(650);

let shop: ShopInBrowser;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await openMailServer();
  shop = await openShopInBrowser({
    DEMONSTRATION: 'no',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'hello@nile-porcelain.com',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

/** Opens a visit without a session, and counts the presses of its owner and the fields that the owner fills in. */
const openAdminArea = async (visitor: Visitor) => {
  const visit = await shop.visit(visitor);
  const { page, language } = visit;
  const messages = await loadMessages('admin', language, testSettings);
  const { setup: t, title } = messages.dashboard;
  const steps = serverTexts(language, testSettings).setup;
  const count = { presses: 0, fields: 0 };
  const press = async (part: Locator) => {
    await part.click();
    count.presses += 1;
  };
  const list = page.getByRole('region', { name: t.title, exact: true });
  const step = (name: Step) =>
    list.locator('ol > li').filter({ has: page.getByText(steps[name].title, { exact: true }) });
  return {
    ...visit,
    ...messages,
    count,
    list,
    step,
    press,
    pressButton: (name: string, within: Pick<Locator, 'getByRole'> = page) =>
      press(within.getByRole('button', { name, exact: true })),
    fill: async (label: string, value: string, within: Pick<Locator, 'getByLabel'> = page) => {
      await within.getByLabel(label, { exact: true }).fill(value);
      count.fields += 1;
    },
    openOverview: async () => {
      await press(page.getByRole('banner').locator('a[href="/admin"]'));
      await waitForHeading(page, title);
    },
    openStep: async (name: Step, heading: string) => {
      await press(step(name).getByRole('link'));
      await waitForHeading(page, heading);
    },
    /** Waits until a step has its tick and the list counts this many completed steps. */
    expectDone: async (name: Step, done: number) => {
      await step(name).getByText(t.done, { exact: true }).waitFor();
      const all = formatNumber(stepNames.length, language);
      await list.getByText(t.progress({ done: formatNumber(done, language), all }), { exact: true }).waitFor();
    },
  };
};

/** The steps in the order of a new shop; the first two keep it closed. */
const stepNames = ['facts', 'payment', 'shipping', 'mail', 'products', 'legalTexts', 'backup'] as const;
type Step = (typeof stepNames)[number];

/** Runs the command that the last setup step names. */
const backUp = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-first-hour-'));
  const env = settingsOfTests({ databaseUrl: shop.database.url, dataDir: folder });
  await promisify(execFile)(process.execPath, ['scripts/backup.ts', join(folder, 'first.backup.gz')], { env });
  await rm(folder, { recursive: true });
};

/** Expects that a customer's cart of a demonstration product leads to no checkout. */
const expectClosed = async (visitor: Visitor) => {
  const { page, faults, leave } = await shop.visit(visitor, {
    stored: {
      [sessionKey]: await storedSession(shop.url),
      [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language),
    },
  });
  const { cart } = await loadMessages('cart', visitor.language, testSettings);
  await page.goto('/cart');
  await page.getByRole('status').getByText(cart.notOpen.text, { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: cart.checkout, exact: true }).count()).toBe(0);
  expect(faults).toEqual([]);
  await leave();
};

/** Buys the owner's product with a new account, in a separate visit. */
const placeFirstOrder = async (visitor: Visitor) => {
  const visit = await shop.visit(visitor, { stored: { [sessionKey]: await storedSession(shop.url) } });
  const { page, t, language, faults, leave, open } = visit;
  const main = page.getByRole('main');
  await open('/products/bowls');
  await main.getByRole('link', { name: product.name[language], exact: true }).click();
  await waitForHeading(page, product.name[language]);
  await main.getByRole('button', { name: t.catalogue.addToCart }).first().click();
  await closeCartDrawer(page);
  await cartLink(page, t, 1).click();
  await page.getByRole('link', { name: t.cart.checkout, exact: true }).click();
  await waitForHeading(page, t.checkout.title);
  await fillShipping(page, t, shippingFieldValue[language]);
  const lines = [{ productId: 'flood-bowl', unitPrice: price, quantity: 1 }];
  const quote = priceCart({ lines, togetherGroups: new Map(), promo: undefined }, defaultRules);
  expect(await placeOrder(visit, quote)).toContain('wa.me/201223334445');
  expect(faults).toEqual([]);
  await leave();
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const { language } = visitor;

  test('an owner sets up a new shop with 34 presses and 20 fields, and a stranger places the first order', async () => {
    await expectClosed(visitor);
    const admin = await openAdminArea(visitor);
    const { page, t, count, list, step, press, pressButton, fill, openOverview, openStep, expectDone } = admin;
    const { settings, pages, products, mail, dashboard } = admin;
    const { fields, inLanguage } = settings;

    await page.goto('/admin');
    await waitForPath(page, '/auth');
    await submitSignIn(page, t, owner);
    count.presses += 1;
    count.fields += 2;
    await list.getByText(dashboard.opening.closedText).waitFor();
    const titles = stepNames.map((name) => serverTexts(language, testSettings).setup[name].title);
    expect(await list.locator('ol > li p:first-child').allInnerTexts()).toEqual(
      titles.map((title, index) => (index < 2 ? `${title}\n${dashboard.setup.closing}` : title)),
    );

    await openStep('facts', settings.sections.facts.title);
    for (const each of contentLanguages) {
      await fill(inLanguage[each]({ label: fields.shopName }), shopName[each]);
      await fill(inLanguage[each]({ label: fields.street }), street[each]);
    }
    await fill(fields.phone, '+201223334445');
    await fill(fields.email, 'hello@nile-porcelain.com');
    const network = page.locator('fieldset[data-row]').filter({ has: page.getByLabel(fields.url, { exact: true }) });
    await fill(fields.url, 'https://www.instagram.com/nile.porcelain', network.first());
    for (let rows = 3; rows > 1; rows -= 1) {
      await press(network.last().getByRole('button', { name: settings.remove }));
      await expect.poll(() => network.count()).toBe(rows - 1);
    }
    await pressButton(settings.save);
    await toastText(page, settings.saved.title);
    await openOverview();
    await expectDone('facts', 1);

    await openStep('payment', settings.sections.facts.title);
    const group = page.getByRole('heading', { name: settings.groups.registration, exact: true });
    // without the fragment of the link the group is below the screen
    await expect.poll(() => group.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(400);
    await fill(fields.instapayHandle, 'nile.porcelain@instapay');
    await pressButton(settings.save);
    await toastText(page, settings.saved.title);
    await openOverview();
    await expectDone('payment', 2);
    // the shop is open
    await expect.poll(() => list.getByText(dashboard.setup.closing, { exact: true }).count()).toBe(0);

    await openStep('shipping', settings.sections.shipping.title);
    await pressButton(settings.save);
    await toastText(page, settings.saved.title);
    await openOverview();
    await expectDone('shipping', 3);

    await openStep('mail', mail.part.title);
    await pressButton(mail.send.button);
    const codes = () =>
      mailServer.mails
        .filter(({ recipients }) => recipients.includes(owner.email))
        .flatMap(({ text }) => /(?<!\d)\d{6}(?!\d)/u.exec(text) ?? []);
    await expect.poll(codes).toHaveLength(1);
    await fill(mail.confirm.code, codes()[0] ?? '');
    await pressButton(mail.confirm.button);
    await toastText(page, mail.confirmed.title);
    await openOverview();
    await expectDone('mail', 4);

    await openStep('products', products.title);
    const { remove, confirm, removed, title } = products.demonstration;
    await pressButton(remove);
    await pressButton(confirm.button, page.getByRole('dialog', { name: confirm.title }));
    await toastText(page, removed.title);
    await page.getByRole('complementary', { name: title, exact: true }).waitFor({ state: 'detached' });
    await press(page.getByRole('link', { name: products.create, exact: true }));
    await waitForHeading(page, products.create);
    for (const each of contentLanguages) {
      for (const field of ['name', 'subtitle', 'description'] as const) {
        await fill(products.fields[`${field}.${each}`], product[field][each]);
      }
    }
    await fill(products.fields.price, '650');
    await fill(products.fields.stock, '4');
    await page.getByLabel(products.fields.category, { exact: true }).selectOption('bowls');
    count.fields += 1;
    await pressButton(products.saveNew);
    await toastText(page, products.created.title);
    await openOverview();
    await expectDone('products', 5);

    await openStep('legalTexts', pages.part.title);
    const { policies } = t.layout.footer;
    await press(page.locator('main li a[href$="/pages/delivery"]'));
    for (const [index, name] of legalPageNames.entries()) {
      await waitForHeading(page, policies[name]);
      await pressButton(pages.publish);
      await toastText(page, pages.done.published.title);
      const next = legalPageNames[index + 1];
      if (next) await press(page.getByRole('link', { name: pages.next({ page: policies[next] }), exact: true }));
    }
    await openOverview();
    await expectDone('legalTexts', 6);

    expect(await step('backup').getByRole('link').count()).toBe(0);
    await backUp();
    await openOverview();
    await list.waitFor({ state: 'detached' });
    await press(page.getByRole('link', { name: dashboard.setup.open, exact: true }));
    await page.getByText(dashboard.setup.complete, { exact: true }).waitFor();
    expect(count).toEqual({ presses: 34, fields: 20 });

    await placeFirstOrder(visitor);
    await openOverview();
    const { ordersToPack } = serverTexts(language, testSettings).work;
    await press(page.getByRole('link', { name: ordersToPack(1) }));
    await page.getByRole('row').filter({ hasText: shippingFieldValue[language].fullName }).waitFor();
    expect(admin.faults).toEqual([]);
    await admin.leave();
  });
});
