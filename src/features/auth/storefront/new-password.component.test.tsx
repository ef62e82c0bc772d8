import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAccounts } from '#core/browser/session.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectInvalid } from '#tests/support/component/fields.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import { authErrorMessage } from '../auth-error-message.ts';
import { NewPassword } from './new-password.tsx';

test('a weak or unchanged password has its error, and a new one is saved', async () => {
  const { email } = await signInCustomer();
  const { auth, notices, validation } = await messagesFor('forms');
  const { newPassword } = await messagesFor('authFlows');
  const calls: string[] = [];
  await renderComponent(
    <NewPassword
      isFirst={false}
      email={email}
      onSaved={() => calls.push('saved')}
      onFactorDue={async () => void calls.push('factor')}
    />,
  );
  await expect.element(page.getByText(email, { exact: true })).toBeVisible();
  const field = page.getByLabelText(newPassword.label, { exact: true });
  const submit = page.getByRole('button', { name: newPassword.submit, exact: true });
  for (const [input, error] of [
    ['lapis-1234', validation['password.upper']],
    ['Lapis-1234', authErrorMessage(auth.errors, 'same_password')],
  ] as const) {
    await field.fill(input);
    await submit.click();
    await expectInvalid(field, { error, title: notices.auth.error.title });
  }
  expect(await accessibilityViolations()).toEqual([]);
  const reconnect = await disconnect('/auth/v1/user');
  await field.fill('Turquoise-77');
  await submit.click();
  await expectNotice('alert', { title: notices.auth.error.title, body: authErrorMessage(auth.errors, 'network') });
  expect(calls).toEqual([]);
  await reconnect();
  await submit.click();
  await expectNotice('status', newPassword.saved);
  expect(calls).toEqual(['saved']);
  const accounts = await loadAccounts();
  expect((await accounts.signInWithPassword({ email, password: 'Turquoise-77' })).error).toBeNull();
});
