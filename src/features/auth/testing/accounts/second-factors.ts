import { TOTP } from 'otpauth';
import type { AccountsSettingsInput } from '../../server/accounts/settings.ts';
import { goodPassword, type RunningAccounts, signUpUser } from './start-accounts.ts';

type Device = ReturnType<RunningAccounts['device']>;

/** Returns the code of an authenticator app with this clock skew in seconds. */
export const codeOf = (secret: string, clockSeconds = 0): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + clockSeconds * 1000,
  });

/** Returns a code that is invalid in the current minutes. */
export const wrongCodeOf = (secret: string): string => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
};

/** Enrolls an unverified authenticator. */
export const enrollFactor = async (device: Device, friendlyName = '') => {
  const { data, error } = await device.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  return { factorId: data.id, secret: data.totp.secret };
};

/** Verifies an authenticator with the correct code. */
export const verifyFactor = async (device: Device, { factorId, secret }: { factorId: string; secret: string }) => {
  const { data, error } = await device.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error !== null) throw error;
  return data;
};

/** Signs up a user and verifies a new authenticator. */
export const signUpWithAuthenticator = async (accounts: RunningAccounts) => {
  const person = await signUpUser(accounts);
  const factor = await enrollFactor(person.device);
  const raised = await verifyFactor(person.device, factor);
  return { ...person, ...factor, weak: person.session, raised };
};

/** Signs the user in on another device with the password only. */
export const signInOnOtherDevice = async (accounts: RunningAccounts, email: string) => {
  const device = accounts.device();
  const { data, error } = await device.signInWithPassword({ email, password: goodPassword });
  if (error !== null) throw error;
  return { device, session: data.session };
};

/** Moves the last accepted TOTP step into the past. */
export const nextStep = (accounts: RunningAccounts) =>
  accounts.pool.query('update auth.factors set last_totp_step = last_totp_step - 10');

export const withPhones: Partial<AccountsSettingsInput> = {
  sms: { minIntervalSeconds: 60 },
  factors: {
    phone: { enrollEnabled: true, verifyEnabled: true },
  },
};

/** Sends a request with this bearer, in the current envelope. */
export const request = async (
  accounts: RunningAccounts,
  token: string,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<{ readonly status: number; readonly id?: string; readonly [field: string]: unknown }> => {
  const response = await accounts.send(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'X-Supabase-Api-Version': '2024-01-01' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { ...(await response.json()), status: response.status };
};
