import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { languageFacts } from '#core/i18n/language.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import DashboardPage, { clientLoader } from './dashboard.route.tsx';
import SetupPage, { clientLoader as setupLoader } from './setup.route.tsx';

const openDashboard = async () => {
  const { dashboard: t } = await messagesFor('admin');
  await signInStaff();
  return {
    t,
    client: await loadAdminClient(),
    show: () => renderAdminComponent(<DashboardPage />, 'owner', { path: '/admin/dashboard', loader: clientLoader }),
    setup: page.getByRole('region', { name: t.setup.title, exact: true }),
    work: page.getByRole('region', { name: t.openWork.title, exact: true }),
  };
};

test('the dashboard begins with the setup, which an owner can hide and show again from its page', async () => {
  const { t, client, show, setup } = await openDashboard();
  await client.setup.setHidden({ isHidden: false });
  await show();
  await expect.element(setup.getByText(t.setup.closing, { exact: true }).first()).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await setup.getByRole('button', { name: t.setup.hide, exact: true }).click();
  await expect.element(page.getByRole('link', { name: t.setup.open, exact: true })).toBeVisible();
  expect(setup.elements()).toEqual([]);
  await renderAdminComponent(<SetupPage />, 'owner', { path: '/admin/dashboard/setup', loader: setupLoader });
  await page.getByRole('button', { name: t.setup.show, exact: true }).click();
  await expect.poll(async () => (await client.setup.get({ language: 'en' })).isHidden).toBe(false);
});

test('open work is a link to its list with the age of the oldest row', async () => {
  const { t, show, work } = await openDashboard();
  await commands.query(
    `insert into contact_messages (name, email, subject, message, created_at)
     values ('سلمى', 'salma@example.com', 'سؤال', 'متى يصل؟', now() - interval '3 days')`,
    [],
  );
  await show();
  await expect.element(work).toBeVisible();
  const link = work.element().querySelector('a[href="/admin/contact-messages?status=unread&sort=oldest"]');
  const age = new Intl.RelativeTimeFormat(languageFacts[language].locale).format(-3, 'day');
  expect(link?.querySelector('time')?.textContent).toBe(t.openWork.oldest({ age }));
});
