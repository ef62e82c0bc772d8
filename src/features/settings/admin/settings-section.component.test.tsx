import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInStaff } from '#tests/support/component/visitor.ts';
import SettingsSection, { clientLoader } from './settings-section.route.tsx';

/** Section with a number; the other language has its own, because both pages share the settings. */
const [section, name] =
  language === 'ar' ? (['discountDialog', 'delaySeconds'] as const) : (['notifications', 'lowStockFrom'] as const);

test('input during the save of a section stays, with the focus, and is saved next', async () => {
  const { settings: t } = await messagesFor('admin');
  await signInStaff();
  const { settings } = await loadAdminClient();
  await renderAdminComponent(<SettingsSection />, 'owner', {
    path: `/admin/settings/${section}`,
    loader: clientLoader,
  });
  const field = page.getByLabelText(t.fields[name], { exact: true });
  const save = page.getByRole('button', { name: t.save, exact: true });
  const stored = async () => (await settings.list())[section]?.value;
  const isConfirmed = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await field.fill('20');
  const release = await holdRequests(`/api/admin/settings/${section}`);
  await save.click();
  await field.fill('30');
  await release();
  await expect.element(page.getByText(t.saved.title, { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('30');
  await expect.element(field).toHaveFocus();
  expect(await stored()).toMatchObject({ [name]: 20 });
  expect(isConfirmed()).toBe(true);
  await save.click();
  await expect.poll(stored).toMatchObject({ [name]: 30 });
  await expect.element(save).toHaveFocus();
  await expect.poll(isConfirmed).toBe(false);
});
