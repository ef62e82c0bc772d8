import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { SESSION_KEY } from '#core/browser/known-session.ts';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import { errorText } from '#tests/support/error-text.ts';
import type { Profile } from '../profile.contract.ts';
import { SecuritySections } from './security-tab.tsx';

const password = 'Lapis-1234';

// the profile loads them with its code; a dialog that waits for them would close
preloadMessages('checkout');

/** Renders the sections for the signed-in customer. */
const openSections = async () => {
  const t = await messagesFor('accountSecurity');
  const { fields, states } = await messagesFor('common');
  const { auth, notices, validation } = await messagesFor('forms');
  const { farewell } = await messagesFor('personalData');
  const profile = await (await loadShopClient()).profile.get();
  const changes: Partial<Profile>[] = [];
  const failures: unknown[] = [];
  const { unmount } = await renderComponent(
    <SecuritySections
      profile={profile}
      texts={await messagesFor('account')}
      onProfile={(change) => changes.push(change)}
      onFailed={(error) => failures.push(error)}
    />,
  );
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    t,
    fields,
    states,
    auth,
    notices: notices.auth,
    validation,
    farewell,
    changes,
    failures,
    unmount,
    dialog,
    inDialog,
    fieldOf: (label: string) => dialog.getByLabelText(label, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Starts an authenticator with this name; returns the secret that the dialog shows. */
    startAuthenticator: async (button: string, name: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await dialog.getByLabelText(t.authenticator.name, { exact: true }).fill(name);
      await inDialog(t.code.goOn).click();
      await expect.element(dialog.getByLabelText(t.authenticator.code, { exact: true })).toBeVisible();
      return dialog.element().querySelector('bdi.code')?.textContent?.replaceAll(/\s/g, '') ?? '';
    },
  };
};

type OpenSections = Awaited<ReturnType<typeof openSections>>;

/** Current code of an authenticator, in the digits of the language. */
const codeOf = (secret: string) => {
  const code = new TOTP({ secret }).generate();
  return language === 'ar' ? code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : code;
};

const addAuthenticator = async (opened: OpenSections, button: string, name: string) => {
  const secret = await opened.startAuthenticator(button, name);
  await opened.fieldOf(opened.t.authenticator.code).fill(codeOf(secret));
  await opened.inDialog(opened.t.authenticator.confirm).click();
  await expect.element(opened.dialog).not.toBeInTheDocument();
  return secret;
};

const listFactors = async (userId: string) =>
  (await commands.query('select status from auth.factors where user_id = $1', [userId])).map((row) => row['status']);

const accountExists = async (userId: string) =>
  (await commands.query('select id from auth.users where id = $1', [userId])).length === 1;

/** Signs in with the password on another device; returns its session. */
const signInElsewhere = async (email: string) => {
  const response = await fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email, password }),
  });
  return response.text();
};

/** Whether the accounts service accepts a session. */
const isOpen = async (session: string) => {
  const { access_token: token } = JSON.parse(session);
  const { ok } = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
  return ok;
};

test('an invalid or unchanged password has its error, and a new one ends the other sessions', async () => {
  const { email } = await signInCustomer();
  const other = await signInElsewhere(email);
  const { t, auth, validation, dialog, fieldOf, inDialog, button } = await openSections();
  await button(t.password.change).click();
  const field = fieldOf(t.password.next);
  await expect.element(field).toBeVisible();
  expect(fieldOf(t.password.current).elements()).toEqual([]);
  for (const [input, error] of [
    ['', validation['password.min']],
    ['Lapis-1', validation['password.min']],
    ['lapis-1234', validation['password.upper']],
    ['LAPIS-1234', validation['password.lower']],
    ['Lapis-Lazuli', validation['password.number']],
    [`Lapis-1${'s'.repeat(70)}`, validation['password.max']],
    [password, authErrorMessage(auth.errors, 'same_password')],
  ] as const) {
    await field.fill(input);
    await inDialog(t.password.save).click();
    await expect.poll(() => errorUnder(field), { message: input }).toBe(error);
  }
  expect(await accessibilityViolations()).toEqual([]);
  const reconnect = await disconnect('/auth/v1/user');
  await field.fill('Lazuli-5678');
  await inDialog(t.password.save).click();
  await expect.poll(() => errorUnder(field)).toBe(authErrorMessage(auth.errors, 'network'));
  await reconnect();
  await inDialog(t.password.save).click();
  await expectNotice('status', t.password.changed);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await isOpen(other)).toBe(false);
  expect(JSON.parse(await signInElsewhere(email)).access_token).toBeUndefined();
});

test('closing an unfinished enrolment removes the factor, whose name is free until it is confirmed', async () => {
  const { id } = await signInCustomer();
  const opened = await openSections();
  const { t, auth, fields, validation, dialog, fieldOf, inDialog, button, startAuthenticator } = opened;
  await startAuthenticator(t.factors.add, 'Tablet');
  expect(await listFactors(id)).toEqual(['unverified']);
  await button(fields.close).click();
  await expect.poll(() => listFactors(id)).toEqual([]);
  await addAuthenticator(opened, t.factors.add, 'Tablet');
  expect(await listFactors(id)).toEqual(['verified']);

  await button(t.factors.addAnother).click();
  const name = fieldOf(t.authenticator.name);
  for (const [input, error] of [
    [' ', validation.required],
    ['Tablet', t.failures.nameTaken],
  ] as const) {
    await name.fill(input);
    await inDialog(t.code.goOn).click();
    await expect.poll(() => errorUnder(name), { message: input }).toBe(error);
  }
  await disconnect('/auth/v1/factors');
  await name.fill('Phone');
  await inDialog(t.code.goOn).click();
  await expect.poll(() => errorUnder(name)).toBe(authErrorMessage(auth.errors, 'network'));
  await expect.element(dialog).toBeVisible();
});

test('a factor that is removed late closes no dialog that was opened meanwhile', async () => {
  await signInCustomer();
  const opened = await openSections();
  const { t, fields, dialog, button, inDialog } = opened;
  await addAuthenticator(opened, t.factors.add, 'One');
  await addAuthenticator(opened, t.factors.addAnother, 'Two');
  await button(`${t.factors.remove}: One`).click();
  const respond = await delayResponse(() => inDialog(t.removal.confirm).click());
  await inDialog(fields.cancel).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button(t.factors.addAnother).click();
  await opened.fieldOf(t.authenticator.name).fill('Three');
  await respond();
  await expect.element(page.getByText(t.removal.done.title, { exact: true })).toBeVisible();
  await expect.element(opened.fieldOf(t.authenticator.name)).toHaveValue('Three');
});

test('a new factor changes nothing else of the profile, which may have been saved meanwhile', async () => {
  await signInCustomer();
  const opened = await openSections();
  await addAuthenticator(opened, opened.t.factors.add, 'One');
  expect(opened.changes).toEqual([{ hasSecondFactor: true }]);
});

test('a session with only the password requires a code of an existing factor first', async () => {
  const { id, email } = await signInCustomer();
  const first = await openSections();
  const { t, farewell } = first;
  await addAuthenticator(first, t.factors.add, 'One');
  const secret = await addAuthenticator(first, t.factors.addAnother, 'Two');
  await first.unmount();
  localStorage.setItem(SESSION_KEY, await signInElsewhere(email));
  const { dialog, button, inDialog, fieldOf } = await openSections();
  const prompt = dialog.getByText(t.code.first, { exact: true });
  for (const opener of [t.password.change, t.factors.addAnother, farewell.button]) {
    await button(opener).click();
    await expect.element(prompt).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await button(`${t.factors.remove}: One`).click();
  await expect.element(prompt).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await dialog.getByRole('radio', { name: 'Two', exact: true }).click();
  // each code is accepted only once
  await commands.query('update auth.factors set last_totp_step = last_totp_step - 10 where user_id = $1', [id]);
  await fieldOf(t.code.label).fill(codeOf(secret));
  await inDialog(t.code.goOn).click();
  await inDialog(t.removal.confirm).click();
  await expect.element(page.getByText(t.removal.done.title, { exact: true })).toBeVisible();
  expect(await listFactors(id)).toEqual(['verified']);
});

test('a button signs out all other devices, and a failure changes nothing', async () => {
  const { email } = await signInCustomer();
  const other = await signInElsewhere(email);
  const { t, auth, notices, button } = await openSections();
  const reconnect = await disconnect('/auth/v1/logout*');
  await button(t.elsewhere.leave).click();
  await expectNotice('alert', { title: notices.error.title, body: authErrorMessage(auth.errors, 'network') });
  expect(await isOpen(other)).toBe(true);
  await reconnect();
  await button(t.elsewhere.leave).click();
  await expectNotice('status', t.elsewhere.left);
  expect(await isOpen(other)).toBe(false);
});

test.each(['settings', 'user'])(
  'sections that could not be loaded show an error, and a button loads them: %s',
  async (path) => {
    await signInCustomer();
    const reconnect = await disconnect(`/auth/v1/${path}`);
    const { t, fields, states, button } = await openSections();
    await expect.element(page.getByText(states.couldNotLoad, { exact: true })).toBeVisible();
    expect(await accessibilityViolations()).toEqual([]);
    await reconnect();
    await button(fields.tryAgain).click();
    await expect.element(page.getByRole('heading', { name: t.factors.title, exact: true })).toBeVisible();
  },
);

test('deleting the account asks for the password; Escape returns the focus, and a wrong one has its error', async () => {
  const { id } = await signInCustomer();
  const { farewell, fields, validation, dialog, fieldOf, inDialog, button } = await openSections();
  await expect.element(button(farewell.button)).toBeVisible();
  const opener = button(farewell.button).element();
  if (opener instanceof HTMLElement) opener.focus();
  await userEvent.keyboard('{Enter}');
  const field = fieldOf(fields.password);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button(farewell.button)).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  for (const { text } of [farewell.goes, farewell.stays]) {
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  for (const [input, error] of [
    ['', validation['password.required']],
    ['Lapis-12345', errorText('PASSWORD_WRONG', language)],
  ] as const) {
    await field.fill(input);
    await inDialog(farewell.confirm).click();
    await expect.poll(() => errorUnder(field)).toBe(error);
    await expect.element(field).toHaveFocus();
  }
  expect(await accessibilityViolations()).toEqual([]);
  expect(await accountExists(id)).toBe(true);
});

test('without a password the deletion of the account asks for a mailed code', async () => {
  const { id } = await signInCustomer();
  await commands.query('update auth.users set encrypted_password = null where id = $1', [id]);
  const { farewell, fields, fieldOf, inDialog, button } = await openSections();
  await button(farewell.button).click();
  await fieldOf(fields.password).fill(password);
  await inDialog(farewell.confirm).click();
  const code = fieldOf(farewell.code);
  await expect.poll(() => errorUnder(code)).toBe(errorText('CODE_REQUIRED', language));
  await code.fill('000000');
  await inDialog(farewell.confirm).click();
  await expect.poll(() => errorUnder(code)).toBe(errorText('CODE_WRONG', language));
  expect(await accountExists(id)).toBe(true);
});
