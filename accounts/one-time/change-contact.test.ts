import { afterEach, expect, test } from 'vitest';
import { goodPassword, newAddress, type RunningAccounts, signedUp, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

const changed = 'The email address of the account has been changed';
const emailChangePending = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

test('changes the address once both addresses have confirmed, in either order', async () => {
  accounts = await startAccounts();
  for (const order of [0, 1]) {
    const { email, device } = await signedUp(accounts);
    const next = newAddress();
    const { data } = await device.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next, email_change_sent_at: expect.any(String) });
    const links = [accounts.mailTo(email).link, accounts.mailTo(next).link];
    const [first, second] = order === 0 ? links : links.toReversed();

    const waiting = await accounts.follow(first ?? null);
    expect(new URLSearchParams(waiting.location.hash.slice(1)).get('message')).toBe(emailChangePending);
    expect((await device.getUser()).data.user?.email).toBe(email);
    // a signed-in user stays signed in, and the reader of the mail is not signed in
    const done = await accounts.follow(second ?? null);
    expect(new URLSearchParams(done.location.hash.slice(1)).get('message')).toBe(changed);
    const { data: moved } = await device.getUser();
    expect(moved.user).toMatchObject({
      email: next,
      user_metadata: { email: next },
      identities: [{ email: next, identity_data: { email: next, email_verified: true } }],
    });
    expect(moved.user).not.toHaveProperty('new_email');
    expect((await accounts.device().signInWithPassword({ email: next, password: goodPassword })).error).toBeNull();
  }
});

test('answers the first of two codes with the remaining step', async () => {
  accounts = await startAccounts();
  const { email, device } = await signedUp(accounts);
  const next = newAddress();
  await device.updateUser({ email: next });
  const answer = await accounts.send('/verify', {
    method: 'POST',
    body: JSON.stringify({ type: 'email_change', email, token: accounts.mailTo(email).code }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ msg: emailChangePending, code: '200' });
  const { access_token: token } = (await device.getSession()).data.session ?? {};
  const own = await accounts.send('/verify', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ type: 'email_change', email: next, token: accounts.mailTo(next).code }),
  });
  expect((await own.json()).user.email).toBe(next);
});

test('without secure change the new address alone confirms', async () => {
  accounts = await startAccounts({ settings: { email: { confirmChangeOnBoth: false } } });
  const { email, device } = await signedUp(accounts);
  const next = newAddress();
  await device.updateUser({ email: next });
  expect(accounts.mails.map(({ to }) => to)).toEqual([next]);
  await accounts.follow(accounts.mailTo(next).link);
  expect((await device.getUser()).data.user?.email).toBe(next);
  expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
});

test('lets one of several concurrent changes to one address succeed', async () => {
  accounts = await startAccounts({ settings: { email: { confirmChangeOnBoth: false } } });
  const wanted = newAddress();
  const people = await Promise.all(Array.from({ length: 8 }, () => signedUp(accounts)));
  for (const { device } of people) await device.updateUser({ email: wanted });
  const answers = await Promise.all(accounts.mails.map(({ link }) => accounts.follow(link)));
  const told = answers.map(({ location }) => /message|error_code=email_exists/.exec(location.hash)?.[0]);
  expect(told.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'error_code=email_exists'), 'message']);
  expect(accounts.logged).toEqual([]);
});

test('refuses an address that another user has taken meanwhile', async () => {
  accounts = await startAccounts({ settings: { email: { confirmChangeOnBoth: false } } });
  const { email, device } = await signedUp(accounts);
  const wanted = newAddress();
  await device.updateUser({ email: wanted });
  await signedUp(accounts, wanted);
  expect((await accounts.follow(accounts.mailTo(wanted).link)).location.hash).toContain('error_code=email_exists');
  expect((await device.getUser()).data.user?.email).toBe(email);
  expect((await device.updateUser({ email: wanted })).error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('changes the number after its code', async () => {
  accounts = await startAccounts({ settings: { phone: { enabled: true } } });
  const { device } = await signedUp(accounts);
  const { data } = await device.updateUser({ phone: '+201012345678' });
  expect(data.user).toMatchObject({ phone: '', new_phone: '201012345678' });
  const code = accounts.texts.at(-1)?.code ?? '';
  const { data: proven } = await accounts
    .device()
    .verifyOtp({ type: 'phone_change', phone: '201012345678', token: code });
  expect(proven.user).toMatchObject({ phone: '201012345678', phone_confirmed_at: expect.any(String) });
  expect(proven.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] });
});

test('requires the current password where configured, except after a recovery', async () => {
  accounts = await startAccounts({ settings: { password: { requireCurrent: true } } });
  const { email, device } = await signedUp(accounts);
  const change = (current_password?: string) =>
    device.updateUser({ password: 'Another-2025', ...(current_password === undefined ? {} : { current_password }) });
  expect((await change()).error).toMatchObject({ status: 400, code: 'current_password_required' });
  expect((await change('Wrong-2024')).error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  expect((await change(goodPassword)).error).toBeNull();

  await accounts.device().resetPasswordForEmail(email);
  const recovered = accounts.device();
  await recovered.verifyOtp({ type: 'recovery', email, token: accounts.mailTo(email).code });
  expect((await recovered.updateUser({ password: 'Third-2026' })).error).toBeNull();
});

test('a session older than a day needs a code before it sets a password', async () => {
  accounts = await startAccounts({ settings: { password: { requireReauthentication: true } } });
  const { email, device } = await signedUp(accounts);
  await accounts.pool.query("update auth.sessions set created_at = now() - interval '25 hours'");
  const change = (nonce?: string) =>
    device.updateUser({ password: 'Another-2025', ...(nonce === undefined ? {} : { nonce }) });
  expect((await change()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  expect((await device.reauthenticate()).error).toBeNull();
  const { code, link } = accounts.mailTo(email);
  expect(link).toBeNull();
  expect((await change(code === '000000' ? '000001' : '000000')).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid',
    message: 'Nonce has expired or is invalid',
  });
  expect((await change(code)).error).toBeNull();
  expect((await device.updateUser({ password: 'Third-2026', nonce: code })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  });
});

test('a recent session needs no code', async () => {
  accounts = await startAccounts({ settings: { password: { requireReauthentication: true } } });
  const { device } = await signedUp(accounts);
  expect((await device.updateUser({ password: 'Another-2025' })).error).toBeNull();
});

test('sends one mail of a kind per minute, whether or not the address is known', async () => {
  accounts = await startAccounts({ settings: { email: { minIntervalSeconds: 60 } } });
  const { email } = await signedUp(accounts);
  for (const address of [email, newAddress()]) {
    expect((await accounts.device().resetPasswordForEmail(address)).error).toBeNull();
    const { error } = await accounts.device().resetPasswordForEmail(address);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  }
});
