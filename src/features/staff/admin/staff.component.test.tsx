import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import UserRoles, { clientLoader } from './staff.route.tsx';

/** Opens the staff page, for an account with a proven address and without a role. */
const openStaff = async () => {
  const { userRoles: t } = await messagesFor('admin');
  const { fields } = await messagesFor('common');
  const account: { readonly id: string; readonly email: string } = JSON.parse(await commands.signUp(null)).user;
  await commands.query('update auth.users set email_verified_at = now() where id = $1', [account.id]);
  await signInStaff();
  await renderAdminComponent(<UserRoles />, 'owner', { path: '/admin/user-roles', loader: clientLoader });
  const field = page.getByLabelText(t.add.email, { exact: true });
  await expect.element(field).toBeVisible();
  const addition = page.getByRole('dialog', { name: t.add.confirm.title });
  return { t, fields, email: account.email, field, addition };
};

test('an owner grants and revokes a role by keyboard alone', async () => {
  const { t, email, field, addition } = await openStaff();
  field.element().focus();
  await userEvent.keyboard(`${email}{Enter}`);
  await expect.element(addition).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(page.getByText(t.added.title, { exact: true })).toBeVisible();
  const revoke = page.getByRole('button', { name: t.revokeOf({ email }), exact: true });
  await expect.element(revoke).toBeVisible();
  revoke.element().focus();
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('dialog', { name: t.confirm.title });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(page.getByText(t.revoked.title, { exact: true })).toBeVisible();
  await expect.element(revoke).not.toBeInTheDocument();
});

test('a role is granted only after a confirmation that names its permissions, and cancelling keeps the address', async () => {
  const { t, fields, email, field, addition } = await openStaff();
  await field.fill(email);
  await page.getByRole('radio', { name: t.roleTexts.manager, exact: false }).click();
  await page.getByRole('button', { name: t.add.button, exact: true }).click();
  const text = t.add.confirm.text({ email, role: t.roles.manager, may: t.roleTexts.manager });
  await expect.element(addition.getByText(text, { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await addition.getByRole('button', { name: fields.cancel, exact: true }).click();
  await expect.element(addition).not.toBeInTheDocument();
  await expect.element(field).toHaveValue(email);
  await expect.element(page.getByRole('radio', { name: t.roleTexts.manager, exact: false })).toBeChecked();
  expect(page.getByRole('button', { name: t.revokeOf({ email }), exact: true }).elements()).toEqual([]);
});
