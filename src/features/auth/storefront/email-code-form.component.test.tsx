import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectInvalid } from '#tests/support/component/fields.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { EmailCodeForm } from './email-code-form.tsx';

/** Renders the form for the code of a recovery mail, as if it had just been requested. */
const openForm = async () => {
  const { email } = JSON.parse(await commands.signUp(null)).user;
  const { notices } = await messagesFor('forms');
  const { again, awaited, failures } = await messagesFor('authFlows');
  const mail = { reason: 'recovery', email } as const;
  await renderComponent(<EmailCodeForm mail={mail} to={null} onOtherEmail={() => undefined} />);
  return {
    awaited,
    failures,
    title: notices.auth.error.title,
    field: page.getByLabelText(awaited.code, { exact: true }),
    submit: page.getByRole('button', { name: awaited.submit, exact: true }),
    again: page.getByRole('button', { name: again, exact: true }),
  };
};

test('a wrong code has its error; digits of any script become Latin', async () => {
  const { failures, title, field, submit } = await openForm();
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill('١٢٣٤٥٦');
  await expect.element(field).toHaveValue('123456');
  await submit.click();
  await expectInvalid(field, { error: failures.otp_expired, title });
  expect(await accessibilityViolations()).toEqual([]);
});

test('another mail can be requested a minute after the last one, and the server decides whether it is sent', async () => {
  const { awaited, failures, title, again } = await openForm();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const passMinute = async () => {
    await expect.element(again).toHaveAttribute('aria-disabled', 'true');
    vi.setSystemTime(Date.now() + 61_000);
    await expect.element(again).toHaveAttribute('aria-disabled', 'false');
  };
  await passMinute();
  await again.click();
  await expectNotice('status', awaited.sent);
  // the clock of the server has not advanced
  await passMinute();
  await again.click();
  await expectNotice('alert', { title, body: failures.over_email_send_rate_limit });
  await expect.element(again).toHaveAttribute('aria-disabled', 'false');
});
