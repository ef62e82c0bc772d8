import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAccounts } from '#core/browser/session.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectInvalid } from '#tests/support/component/fields.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { signInCustomer } from '#tests/support/component/visitor.ts';
import { authErrorMessage } from '../auth-error-message.ts';
import { requiredFactors } from './required-factors.ts';
import { SecondFactor } from './second-factor.tsx';

/** Code of an authenticator whose clock differs by this time: each code is accepted once, and those of the neighbouring steps, too. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });

/** Signs in with the password of a new customer with an authenticator, and renders the form for its code. */
const openForm = async () => {
  const { email } = await signInCustomer();
  const accounts = await loadAccounts();
  const { data, error } = await accounts.mfa.enroll({ factorType: 'totp', friendlyName: '' });
  if (error) throw error;
  const { secret } = data.totp;
  await accounts.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret, -30) });
  await accounts.signInWithPassword({ email, password: 'Lapis-1234' });
  const { auth, notices } = await messagesFor('forms');
  const { factor, failures } = await messagesFor('authFlows');
  const calls: string[] = [];
  await renderComponent(<SecondFactor factors={await requiredFactors()} onProven={() => calls.push('proven')} />);
  return {
    auth,
    factor,
    failures,
    title: notices.auth.error.title,
    secret,
    calls,
    field: page.getByLabelText(factor.code, { exact: true }),
    submit: page.getByRole('button', { name: factor.submit, exact: true }),
  };
};

test('a wrong code has its error, and the right one is accepted in digits of any script', async () => {
  const { failures, title, secret, calls, field, submit } = await openForm();
  const wrong = ['000000', '111111', '222222'].find(
    (code) => ![-60, -30, 0, 30, 60].some((seconds) => codeOf(secret, seconds) === code),
  );
  await field.fill(wrong ?? '');
  await submit.click();
  await expectInvalid(field, { error: failures.mfa_verification_failed, title });
  expect(await accessibilityViolations()).toEqual([]);
  expect(calls).toEqual([]);
  const code = codeOf(secret);
  await field.fill(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))));
  await expect.element(field).toHaveValue(code);
  await submit.click();
  await expect.poll(() => calls).toEqual(['proven']);
});

test('after too many wrong codes the next one is refused for that reason', async () => {
  const { auth, failures, title, calls, field, submit } = await openForm();
  for (let tries = 0; tries < 5; tries += 1) {
    await field.fill(`00000${tries}`);
    await submit.click();
    await expectInvalid(field, { error: failures.mfa_verification_failed, title });
  }
  await field.fill('000009');
  await submit.click();
  await expectNotice('alert', { title, body: authErrorMessage(auth.errors, 'over_request_rate_limit') });
  expect(calls).toEqual([]);
});
