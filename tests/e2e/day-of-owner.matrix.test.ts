import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, storedAdmin } from '#features/auth/testing/users.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { auditDefinitions } from '#generated/audit.gen.ts';
import { dismissToast, waitForHeading } from '../support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';
import { messageTo } from '../support/mail/dev-mailbox.ts';
import { apiAs, checkKeyScreens, startStaffVisit } from '../support/working-day.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  await insertManyOrders(shop.database, 300);
});

afterAll(() => shop.close());

test('an owner reads the dashboard, invites a colleague, promotes another, edits a setting, and reads all of it in the log', async () => {
  const session = await storedAdmin(shop, newCustomer({ name: 'أمينة' }));
  const hala = newCustomer({ name: 'Hala' });
  const halasApi = apiAs(shop, await storedAdmin(shop, hala, 'readonly'));
  const nour = newCustomer();
  await halasApi('GET', '/admin/customers', undefined, 403);

  // morning, on a desktop, in English
  const morning = await startStaffVisit(shop, { language: 'en', width: 1440 }, session);
  {
    const { page, admin, goTo, press, look } = morning;
    const { dashboard, reports, userRoles, auditLog, layout } = admin;
    await goTo('', dashboard.title);
    await page.locator('canvas').waitFor();
    await look();
    const sections = page.getByRole('navigation', { name: layout.parts, exact: true });
    await sections.getByRole('link', { name: reports.title, exact: true }).click();
    await waitForHeading(page, reports.title);
    await page.getByRole('link', { name: reports.names.governorate, exact: true }).click();
    await page.getByRole('img', { name: reports.names.governorate }).waitFor();
    await look();

    await sections.getByRole('link', { name: userRoles.title, exact: true }).click();
    await waitForHeading(page, userRoles.title);
    await page.getByLabel(userRoles.add.email, { exact: true }).fill(nour.email);
    await page.locator('input[name=role][value=orders]').check();
    await look();
    await press(userRoles.add.button);
    await press(userRoles.add.confirm.button, page.getByRole('dialog', { name: userRoles.add.confirm.title }));
    await dismissToast(page, userRoles.invited.title);
    await messageTo(shop.shop, nour.email);
    await press(userRoles.changeOf(hala));
    const dialog = page.getByRole('dialog', { name: userRoles.changeOf(hala) });
    await dialog.locator('input[value=manager]').check();
    await press(userRoles.save, dialog);
    await dismissToast(page, userRoles.changed.title);
    // the new role counts at once
    await halasApi('GET', '/admin/customers');

    await sections.getByRole('link', { name: auditLog.title, exact: true }).click();
    await waitForHeading(page, auditLog.title);
    for (const [action, email] of [
      ['user_role.changed', hala.email],
      ['staff_invitation.sent', nour.email],
    ] as const) {
      await page
        .getByRole('row')
        .filter({ hasText: auditDefinitions[action].label.en })
        .filter({ hasText: email })
        .first()
        .waitFor();
    }
    await look();
  }
  await morning.stop();

  // afternoon, on a phone, in Arabic
  const afternoon = await startStaffVisit(shop, { language: 'ar', width: 390 }, session);
  const { page, admin, goTo, press, look } = afternoon;
  const { settings, layout } = admin;
  await goTo('settings', settings.title);
  await look();
  await page.getByRole('link', { name: settings.sections.service.title }).click();
  await waitForHeading(page, settings.sections.service.title);
  await page.getByLabel(settings.fields.returnDays, { exact: true }).fill('٢١');
  await look();
  await press(settings.save);
  await page.getByRole('status').filter({ hasText: settings.saved.title }).first().waitFor();
  await page.getByRole('link', { name: settings.back, exact: true }).click();
  await waitForHeading(page, settings.title);
  await page.getByRole('navigation', { name: layout.parts, exact: true }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: admin.auditLog.title, exact: true }).click();
  await waitForHeading(page, admin.auditLog.title);
  await page.getByRole('row').filter({ hasText: auditDefinitions['setting.saved'].label.ar }).first().waitFor();
  await afternoon.stop();
  const policy = await (await fetch(`${shop.url}/policies/returns`, { headers: { cookie: 'language=en' } })).text();
  expect(policy).toContain('21 days');

  await checkKeyScreens(shop, session, [
    ['user-roles', (each) => each.userRoles.title],
    ['settings', (each) => each.settings.title],
    ['audit-log', (each) => each.auditLog.title],
  ]);
});
