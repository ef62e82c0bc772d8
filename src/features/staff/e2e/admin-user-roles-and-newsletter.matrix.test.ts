import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { newCustomer, sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { auditDefinitions } from '#generated/audit.gen.ts';
import { messages as arabic } from '#generated/texts/ar/export-headings.gen.ts';
import { messages as english } from '#generated/texts/en/export-headings.gen.ts';
import { openFilters } from '#tests/support/admin/open-filters.ts';
import { pressAt, type TabKey, tabTo, typeInto } from '#tests/support/browser/keyboard.ts';
import { isFocused, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Clicks on phones, uses only the keyboard on desktops; `confirm` presses the focused element. */
const controlsFor = ({ width }: Visitor) => {
  const tap = (part: Locator) => part.click();
  if (width < 768) return { press: tap, confirm: tap, write: (field: Locator, text: string) => field.fill(text) };
  const confirm = async (part: Locator) => {
    await expect.poll(() => isFocused(part)).toBe(true);
    await part.page().keyboard.press('Enter');
  };
  return { press: (part: Locator, way?: TabKey) => pressAt(part, 'Enter', way), confirm, write: typeInto };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { press, confirm, write } = controlsFor(visitor);
  const loadTexts = async () => ({
    ...(await loadMessages('admin', visitor.language, testSettings)),
    visit: await shop.visit(visitor, { stored: await storedAdmin(shop) }),
  });

  testOnce('an owner invites, grants and revokes a role, and the audit log records it', async () => {
    const { userRoles, auditLog, layout, visit } = await loadTexts();
    const { page, leave } = visit;
    const nadia = newCustomer();
    // the first admin has no name
    await shop.database.pool.query(`update profiles set name = '' where id in (select user_id from user_roles)`);
    await page.goto('/admin/user-roles');
    expect(await page.getByRole('row').filter({ hasText: userRoles.self }).innerText()).not.toMatch(/null|undefined/u);
    await page.getByLabel(userRoles.add.email, { exact: true }).fill(nadia.email);
    await page.getByRole('radio', { name: userRoles.roles.manager }).check();
    const session = await storedSession(shop.url, nadia);
    await page.getByRole('button', { name: userRoles.add.button, exact: true }).click();
    await page
      .getByRole('dialog', { name: userRoles.add.confirm.title })
      .getByRole('button', { name: userRoles.add.confirm.button, exact: true })
      .click();
    expect(await toastText(page, userRoles.invited.title)).toBe(userRoles.invited.body);
    const invitation = page.getByRole('table', { name: userRoles.invitations.title }).getByRole('row');
    await invitation
      .getByRole('button', { name: userRoles.invitations.resend })
      .or(invitation.getByText(nadia.email))
      .first()
      .waitFor();
    await shop.database.pool.query('update auth.users set email_verified_at = now() where email = $1', [nadia.email]);

    // opening the admin area accepts the invitation
    const newUser = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    await newUser.page.goto('/admin/user-roles');
    const herself = newUser.page.getByRole('row').filter({ hasText: nadia.email });
    await herself.getByText(userRoles.self).waitFor();
    expect(await newUser.page.getByRole('heading', { name: userRoles.add.title }).count()).toBe(0);

    await page.reload();
    await page.getByRole('button', { name: userRoles.revokeOf(nadia), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: userRoles.confirm.title });
    await dialog.getByRole('button', { name: userRoles.revoke, exact: true }).click();
    expect(await toastText(page, userRoles.revoked.title)).toBe(userRoles.revoked.body);
    await expect.poll(() => page.getByRole('row').filter({ hasText: nadia.email }).count()).toBe(0);

    // a revoked admin is redirected on the next page load
    await newUser.page.reload();
    await waitForPath(newUser.page, '/');
    await newUser.leave();

    await page.goto('/admin/audit-log');
    for (const action of ['user_role.revoked', 'staff_invitation.accepted', 'staff_invitation.sent'] as const) {
      await page
        .getByRole('row')
        .filter({ hasText: auditDefinitions[action].label[visitor.language] })
        .filter({ hasText: nadia.email })
        .first()
        .waitFor();
    }
    await openFilters(page, layout);
    const filter = page.getByLabel(auditLog.what, { exact: true });
    if (visitor.width < 768) await filter.selectOption('user_role.revoked');
    else {
      await tabTo(filter);
      // all keys without a pause: after a second the browser starts a new type-ahead search
      await Promise.all(
        [...auditDefinitions['user_role.revoked'].label[visitor.language]].map((letter) => page.keyboard.press(letter)),
      );
    }
    await page.waitForURL(/action=user_role\.revoked/u);
    const rows = page.getByRole('row').filter({ hasText: nadia.email });
    // type-ahead selects other actions in between; none of their entries may stay listed
    await expect.poll(() => rows.count()).toBe(1);
    await expect
      .poll(() =>
        page
          .getByText(auditDefinitions['staff_invitation.sent'].label[visitor.language])
          .and(page.locator('td, th, p'))
          .count(),
      )
      .toBe(0);
    await leave();
  });

  testOnce('the last owner cannot revoke their own role', async () => {
    await shop.database.pool.query('delete from user_roles');
    const { userRoles, visit } = await loadTexts();
    const { page, leave } = visit;
    await page.goto('/admin/user-roles');
    await page.getByRole('row').getByRole('button', { name: userRoles.revoke }).click();
    const dialog = page.getByRole('dialog', { name: userRoles.confirm.title });
    await dialog.getByText(userRoles.confirm.self, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: userRoles.revoke, exact: true }).click();
    await page.getByText(errorText('LAST_OWNER', visitor.language), { exact: true }).first().waitFor();
    expect((await shop.database.pool.query('select from user_roles')).rowCount).toBe(1);
    await leave();
  });

  testOnce(
    'an admin hides a review with a reason and shows it again, and the product page changes with it',
    async () => {
      const { reviews, visit } = await loadTexts();
      const { page, leave } = visit;
      const comment = visitor.language === 'ar' ? 'كلام لا يليق' : 'Not a kind word';
      await shop.database.pool.query(
        `insert into reviews (user_id, product_id, rating, comment)
       select id, 'cup-tea-01', 1, $1 from auth.users order by created_at desc limit 1`,
        [comment],
      );
      const inShop = async () => (await (await fetch(`${shop.url}/product/cup-tea-01`)).text()).includes(comment);
      expect(await inShop()).toBe(true);
      await page.goto('/admin/reviews');
      const card = page.getByRole('article').filter({ hasText: comment });
      await press(card.getByRole('button', { name: reviews.hide, exact: true }));
      const dialog = page.getByRole('dialog', { name: reviews.confirmHide.title });
      const reason = dialog.getByLabel(reviews.confirmHide.reason, { exact: true });
      await expect.poll(() => isFocused(reason)).toBe(true);
      await page.keyboard.type('ألفاظ خارجة');
      await press(dialog.getByRole('button', { name: reviews.hide, exact: true }));
      expect(await toastText(page, reviews.wasHidden.title)).toBe(reviews.wasHidden.body);
      await card.getByText('ألفاظ خارجة').waitFor();
      expect(await inShop()).toBe(false);
      await confirm(card.getByRole('button', { name: reviews.show, exact: true }));
      await toastText(page, reviews.wasShown.title);
      expect(await inShop()).toBe(true);
      await shop.database.pool.query('delete from reviews');
      await leave();
    },
  );

  testOnce('an admin finds a subscriber, ends the subscription and exports the list as a file', async () => {
    const { layout, newsletterSubscriptions, visit } = await loadTexts();
    const { page, leave } = visit;
    const email = `reader-${visitor.language}@example.com`;
    await shop.database.pool.query(
      `insert into newsletter_subscriptions (email) values ($1), ('another-' || $1::text)`,
      [email],
    );
    await page.goto('/admin/newsletter-subscriptions');
    await write(page.getByRole('searchbox', { name: newsletterSubscriptions.search }), `another-${email}`);
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === `another-${email}`);
    await expect.poll(() => page.getByRole('row').filter({ hasText: '@' }).count()).toBe(1);
    await press(page.getByRole('row').getByRole('button'));
    const dialog = page.getByRole('dialog', { name: newsletterSubscriptions.confirm.title });
    await dialog.waitFor();
    await press(dialog.getByRole('button', { name: newsletterSubscriptions.remove, exact: true }), 'Shift+Tab');
    await toastText(page, newsletterSubscriptions.removed.title);
    await page.getByText(layout.list.noMatches, { exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: layout.csv.comma, exact: true }), 'Shift+Tab'),
    ]);
    expect(file.suggestedFilename()).toBe('newsletter.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const csv = Buffer.concat(chunks).toString('utf8');
    const { email: heading, subscribed_on: day } = visitor.language === 'ar' ? arabic : english;
    expect(csv.startsWith(`\u{feff}${heading},${day}\r\n`)).toBe(true);
    expect([csv.includes(`\n${email},`), csv.includes('another-')]).toEqual([true, false]);
    await shop.database.pool.query('delete from newsletter_subscriptions');
    await leave();
  });
});
