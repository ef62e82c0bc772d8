import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionFailed } from '#core/errors/unreachable.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { findCutText } from '#tests/support/browser/clipped-text.ts';
import { pressAt, typeInto } from '#tests/support/browser/keyboard.ts';
import { isFocused, normalizeText, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { shippingField } from '../../../../scripts/lib/page.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';
import { openAddresses } from '../testing/address-book.ts';
import { home, placeNames, work } from '../testing/addresses.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const expectNotice = async (page: Page, { title, body }: { title: string; body: string }) =>
  expect(await toastText(page, title)).toBe(normalizeText(body));

const labelsOf = (addresses: readonly SavedAddress[]) =>
  addresses.map(({ label, isDefault }) => (isDefault ? `${label}*` : label));

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  const { language } = visitor;

  testOnce('an address added in the account can be chosen at checkout', async () => {
    const addressPage = await openAddresses(shop, visitor);
    const { page, t, messages, panel, cards, dialog, fieldOf, open, faults, leave } = addressPage;
    await open();
    await panel.getByRole('heading', { name: messages.empty.title, exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: messages.add, exact: true }).click();
    // name and phone of the account are prefilled
    expect(await fieldOf('fullName').inputValue()).toBe('نادية حسين');
    expect(await fieldOf('phone').inputValue()).toBe('+201012345678');
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await addressPage.write({ ...home, phone: '٠١٠ ١٢٣٤-٥٦٧٨', postalCode: '١١٥١١' });
    expect(await fieldOf('postalCode').inputValue()).toBe('11511');
    await addressPage.save.click();
    await expectNotice(page, messages.notices.saved);
    await dialog.waitFor({ state: 'hidden' });
    expect(normalizeText(await cards.innerText())).toContain(`${home.label} ${messages.default}`);
    expect(await addressPage.list()).toMatchObject([{ ...home, isDefault: true }]);
    const one = formatNumber(1, language);
    await page
      .getByRole('tab', { name: new RegExp(`${addressPage.account.tabs.addresses}\\s*${one}$`, 'u') })
      .waitFor();

    await page.addInitScript(() => {
      const look = () => {
        const street = document.querySelector<HTMLInputElement>('form [name=address]');
        if (street?.checkVisibility() && document.body) document.body.dataset['drawnEmpty'] = 'true';
        requestAnimationFrame(look);
      };
      look();
      // the form opens empty if the addresses take three seconds, as they may on a busy machine
      const { setTimeout: start } = window;
      Object.assign(window, {
        setTimeout: (act: TimerHandler, ms?: number, ...rest: unknown[]) =>
          start(act, ms === 3_000 ? 60_000 : ms, ...rest),
      });
    });
    await page.goto('/checkout');
    await waitForHeading(page, t.checkout.title);
    const choice = page.getByRole('group', { name: t.checkout.savedAddress });
    await choice.getByRole('radio', { name: home.label }).and(page.locator(':checked')).waitFor();
    // the form was not drawn before it was filled in
    expect(await page.evaluate(() => document.body.dataset['drawnEmpty'])).toBe(undefined);
    expect(await shippingField(page, t, 'address').inputValue()).toBe(home.address);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce(
    'an address is edited, becomes the default instead of another, and is deleted after confirmation',
    async () => {
      const addressPage = await openAddresses(shop, visitor, home, work);
      const { page, t, messages, cards, dialog, fieldOf, open, panel, leave } = addressPage;
      await open();
      await cards.first().waitFor();
      expect(await cards.getByRole('heading').allInnerTexts()).toEqual([home.label, work.label]);
      expect(await cards.nth(1).getByText(messages.default, { exact: true }).count()).toBe(0);

      await addressPage.press(messages.change, work);
      for (const name of placeNames) expect(await fieldOf(name).inputValue()).toBe(work[name]);
      await fieldOf('city').fill('بنها');
      await addressPage.save.click();
      await expectNotice(page, messages.notices.updated);
      await cards.nth(1).getByText('بنها', { exact: true }).waitFor();

      await addressPage.press(messages.setDefault, work);
      await expect.poll(async () => labelsOf(await addressPage.list())).toEqual(['Work*', 'البيت']);
      await expect.poll(() => cards.getByRole('heading').allInnerTexts()).toEqual([work.label, home.label]);
      expect(await panel.getByText(messages.default, { exact: true }).count()).toBe(1);

      await addressPage.press(messages.delete, work);
      await dialog.getByText(messages.confirmDelete, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: t.fields.cancel, exact: true }).click();
      expect(await cards.count()).toBe(2);
      await addressPage.press(messages.delete, work);
      await dialog.getByRole('button', { name: messages.delete, exact: true }).click();
      await expectNotice(page, messages.notices.deleted);
      expect(labelsOf(await addressPage.list())).toEqual(['البيت']);
      // the focus stays in the panel when the card is removed
      await expect.poll(() => panel.evaluate((part) => part.contains(document.activeElement))).toBe(true);
      await leave();
    },
  );

  testOnce('a failure to load addresses offers a retry; a failure to save keeps the entered values', async () => {
    const addressPage = await openAddresses(shop, visitor, home);
    const { page, context, t, messages, panel, cards, dialog, fieldOf, open, leave } = addressPage;
    await context.route('**/api/saved-addresses', (route) => route.abort());
    await open();
    await panel.getByText(t.states.couldNotLoad, { exact: true }).waitFor();
    expect(await panel.getByRole('heading', { name: messages.empty.title }).count()).toBe(0);
    await context.unroute('**/api/saved-addresses');
    await panel.getByRole('button', { name: t.fields.tryAgain, exact: true }).click();
    await cards.first().waitFor();

    await context.route('**/api/saved-addresses/*', (route) => route.abort());
    await addressPage.press(messages.change, home);
    await fieldOf('city').fill('بنها');
    await addressPage.save.click();
    await expectNotice(page, { title: t.general.error, body: connectionFailed[language] });
    // the alert must be inside the modal dialog: outside it is inert
    await dialog.getByRole('alert').getByText(t.general.error, { exact: true }).waitFor();
    expect(await fieldOf('city').inputValue()).toBe('بنها');
    await context.unroute('**/api/saved-addresses/*');
    await addressPage.save.click();
    await expectNotice(page, messages.notices.updated);
    await dialog.waitFor({ state: 'hidden' });
    expect(await addressPage.list()).toMatchObject([{ city: 'بنها' }]);
    await leave();
  });

  testOnce('an address deleted in another tab disappears here, with a notice', async () => {
    const addressPage = await openAddresses(shop, visitor, home, work);
    const { page, t, messages, cards, open, leave } = addressPage;
    await open();
    await cards.first().waitFor();
    await shop.database.pool.query('delete from saved_addresses where id = $1', [(await addressPage.list())[1]?.id]);
    await addressPage.press(messages.setDefault, work);
    await expectNotice(page, { title: t.general.error, body: errorText('ADDRESS_NOT_FOUND', visitor.language) });
    await expect.poll(() => cards.count()).toBe(1);
    await leave();
  });

  testOnce('an address is added by keyboard alone; nothing is clipped on the narrowest phone', async () => {
    const addressPage = await openAddresses(shop, visitor, work);
    const { page, messages, cards, dialog, panel, fieldOf, open, leave } = addressPage;
    await open();
    await cards.first().waitFor();
    await pressAt(panel.getByRole('button', { name: messages.add, exact: true }), 'Enter');
    // the first field of the dialog has the focus
    await expect.poll(() => isFocused(fieldOf('label'))).toBe(true);
    await page.keyboard.type(home.label);
    for (const name of ['address', 'city', 'postalCode'] as const) await typeInto(fieldOf(name), home[name]);
    await pressAt(dialog.getByRole('checkbox', { name: messages.setDefault }), 'Space');
    await pressAt(addressPage.save, 'Enter');
    await expectNotice(page, messages.notices.saved);
    await dialog.waitFor({ state: 'hidden' });
    expect(labelsOf(await addressPage.list())).toEqual(['البيت*', 'Work']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await findCutText(page)).toEqual([]);
    await panel.getByRole('button', { name: messages.add, exact: true }).click();
    expect(await findCutText(page)).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await leave();
  });
});
