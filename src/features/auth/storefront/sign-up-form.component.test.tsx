import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { SESSION_KEY } from '#core/browser/known-session.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder, expectInvalid } from '#tests/support/component/fields.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { authErrorMessage } from '../auth-error-message.ts';
import { SignUpForm } from './sign-up-form.tsx';

const customer = {
  name: 'نادية حسين',
  email: `nadia-${language}@example.com`,
  phone: '01012345678',
  dob: '1990-05-17',
  password: 'Lapis-1234',
};

type Name = keyof typeof customer;

const names = ['name', 'email', 'phone', 'dob', 'password'] as const;

const wrong: readonly (readonly [Name, input: string, code: ValidationCode])[] = [
  ['name', 'ن', 'name.min'],
  ['name', 'ن'.repeat(101), 'name.max'],
  ['name', 'Nadia 2', 'name.letters'],
  ['email', 'nadia@', 'email.invalid'],
  ['email', `${'n'.repeat(250)}@example.com`, 'email.max'],
  ['phone', '0', 'phone.format'],
  ['dob', '', 'dob.format'],
  ['dob', `${new Date().getFullYear() - 12}-01-01`, 'dob.min'],
  ['dob', '1850-01-01', 'dob.max'],
  ['password', 'Lapis-1', 'password.min'],
  ['password', `Lapis-1${'s'.repeat(70)}`, 'password.max'],
  ['password', 'lapis-1234', 'password.upper'],
  ['password', 'LAPIS-1234', 'password.lower'],
  ['password', 'Lapis-lazuli', 'password.number'],
];

/** Renders the filled-in form. */
const openForm = async (input: Partial<Record<Name, string>> = {}) => {
  const { fields } = await messagesFor('common');
  const { auth, validation, notices } = await messagesFor('forms');
  const { unmount } = await renderComponent(<SignUpForm onUnconfirmed={() => undefined} />);
  const fieldOf = (name: Name) => page.getByLabelText(fields[name], { exact: true });
  for (const name of names) await fieldOf(name).fill(input[name] ?? customer[name]);
  const button = page.getByRole('button', { name: auth.signup, exact: true });
  return { auth, validation, notices, fieldOf, button, unmount };
};

const countUsers = async (email: string) =>
  (await commands.query('select id from auth.users where email = $1', [email])).length;

test('an invalid field has its error, the focus and a notice, and no account is created', async () => {
  const { validation, notices, fieldOf } = await openForm();
  for (const [name, input, code] of wrong) {
    const field = fieldOf(name);
    await field.fill(input);
    await userEvent.keyboard('{Enter}');
    await expectInvalid(field, { error: validation[code], title: notices.auth.error.title });
    await field.fill(customer[name]);
    await expect.poll(() => errorUnder(field)).toBe('');
  }
  expect(await countUsers(customer.email)).toBe(0);
});

test('an empty form has an error under each field, and the focus on the first', async () => {
  const { validation, notices, fieldOf, button } = await openForm({
    name: '',
    email: '',
    phone: '',
    dob: '',
    password: '',
  });
  await button.click();
  await expectInvalid(fieldOf('name'), { error: validation['name.min'], title: notices.auth.error.title });
  for (const name of names) expect(errorUnder(fieldOf(name)), name).not.toBe('');
  expect(await accessibilityViolations()).toEqual([]);
});

test('opened again, the form has everything but the password, which is not stored even while it is visible', async () => {
  const { auth, fieldOf, unmount } = await openForm();
  await expect.element(fieldOf('password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: auth.showPassword, exact: true }).click();
  await expect.element(fieldOf('password')).toHaveAttribute('type', 'text');
  await fieldOf('password').fill('Lapis-12345');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lapis-1234');
  await page.getByRole('button', { name: auth.hidePassword, exact: true }).click();
  await expect.element(fieldOf('password')).toHaveAttribute('type', 'password');
  await unmount();
  await renderComponent(<SignUpForm onUnconfirmed={() => undefined} />);
  for (const name of names) {
    await expect.element(fieldOf(name)).toHaveValue(name === 'password' ? '' : customer[name]);
  }
});

test('a valid form creates the account with Latin digits and signs in; a second one is refused at the e-mail', async () => {
  const { auth, notices, fieldOf, button } = await openForm({ phone: '٠١٠ ١٢٣٤-٥٦٧٨' });
  await expect.element(fieldOf('phone')).toHaveValue('010 1234-5678');
  await button.click();
  await expect.poll(() => localStorage.getItem(SESSION_KEY)).not.toBeNull();
  const select = 'select name, phone_number, date_of_birth::text from profiles where email = $1';
  expect(await commands.query(select, [customer.email])).toEqual([
    { name: customer.name, phone_number: '+201012345678', date_of_birth: customer.dob },
  ]);
  await button.click();
  const error = authErrorMessage(auth.errors, 'user_already_exists');
  await expectInvalid(fieldOf('email'), { error, title: notices.auth.error.title });
  expect(await countUsers(customer.email)).toBe(1);
});
