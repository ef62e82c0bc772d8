import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SESSION_KEY } from '#core/browser/known-session.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { errorUnder, expectInvalid } from '#tests/support/component/fields.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import { authErrorMessage } from '../auth-error-message.ts';
import { SignInForm } from './sign-in-form.tsx';

type Name = 'email' | 'password';

const wrong: readonly (readonly [Name, input: string, code: ValidationCode])[] = [
  ['email', 'nadia@', 'email.invalid'],
  ['password', '', 'password.required'],
];

/** Renders the form with the address of an account and this password. */
const openForm = async (password: string) => {
  const { email } = await signInCustomer();
  localStorage.removeItem(SESSION_KEY);
  const { fields } = await messagesFor('common');
  const { auth, validation, notices } = await messagesFor('forms');
  await renderComponent(<SignInForm to={null} onUnconfirmed={() => undefined} />);
  const fieldOf = (name: Name) => page.getByLabelText(fields[name], { exact: true });
  await fieldOf('email').fill(email);
  await fieldOf('password').fill(password);
  return { email, auth, validation, notices: notices.auth, fieldOf };
};

test('an invalid address and an empty password have their errors, the focus and a notice', async () => {
  const { email, validation, notices, fieldOf } = await openForm('Lapis-1234');
  for (const [name, input, code] of wrong) {
    const field = fieldOf(name);
    await field.fill(input);
    await userEvent.keyboard('{Enter}');
    await expectInvalid(field, { error: validation[code], title: notices.error.title });
    await field.fill(name === 'email' ? email : 'Lapis-1234');
    await expect.poll(() => errorUnder(field)).toBe('');
  }
});

test('a wrong password has an error, and does not sign in', async () => {
  const { email, auth, notices, fieldOf } = await openForm('Lapis-9999');
  await userEvent.keyboard('{Enter}');
  const error = authErrorMessage(auth.errors, 'invalid_credentials');
  await expectInvalid(fieldOf('password'), { error, title: notices.error.title });
  await expect.element(fieldOf('email')).toHaveValue(email);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('without a connection the form keeps its values and shows the reason; sent again, it signs in', async () => {
  const { email, auth, notices, fieldOf } = await openForm('Lapis-1234');
  const reconnect = await disconnect('/auth/v1/token?**');
  await userEvent.keyboard('{Enter}');
  const reason = authErrorMessage(auth.errors, 'network');
  await expect.element(page.getByRole('alert').getByText(reason, { exact: true })).toBeVisible();
  await expect.element(fieldOf('email')).toHaveValue(email);
  await expect.element(fieldOf('password')).toHaveValue('Lapis-1234');
  await reconnect();
  await fieldOf('password').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').getByText(notices.signedIn.body, { exact: true })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}')).toMatchObject({ user: { email } });
});
