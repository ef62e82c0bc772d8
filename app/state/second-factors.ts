import { callAccounts, callAccountsVoid, type Factor, type Outcome } from './security.ts';

/** An authenticator that counts for nothing until its first code. */
export interface NewAuthenticator {
  readonly id: string;
  /** A `data:` address of a picture to scan. */
  readonly picture: string;
  /** The same for who types it, in base 32. */
  readonly secret: string;
}

/** Begins an authenticator; one of the same name that was left half done gives way. */
export const enrollAuthenticator = async (name: string, issuer: string): Promise<Outcome<NewAuthenticator>> => {
  const cleared = await forgetHalfDone(name);
  if (!cleared.isDone) return cleared;
  const begun = await callAccounts((accounts) =>
    accounts.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
  );
  if (!begun.isDone) return begun;
  const { id, totp } = begun.data;
  return { isDone: true, data: { id, picture: totp.qr_code, secret: totp.secret } };
};

/** Begins a phone number; its code is asked for by `challenge`. */
export const enrollPhone = async (phone: string): Promise<Outcome<{ readonly id: string }>> => {
  const cleared = await forgetHalfDone(phone);
  if (!cleared.isDone) return cleared;
  return callAccounts((accounts) => accounts.mfa.enroll({ factorType: 'phone', friendlyName: phone, phone }));
};

/** Opens what a code can be given to, and has a phone sent its code. */
export const challenge = (factorId: string): Promise<Outcome<{ readonly id: string }>> =>
  callAccounts((accounts) => accounts.mfa.challenge({ factorId }));

/**
 * Gives a code. The first right one proves a factor; each raises this session and ends those that have not given one
 * (accounts contract, section 3).
 */
export const submitFactorCode = async (factorId: string, code: string, challengeId?: string): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) =>
    challengeId === undefined
      ? accounts.mfa.challengeAndVerify({ factorId, code })
      : accounts.mfa.verify({ factorId, code, challengeId }),
  );

/** Gives a factor up; the session's own token is told of it. */
export const removeFactor = async ({ id }: Pick<Factor, 'id'>): Promise<Outcome<true>> => {
  const removed = await callAccountsVoid((accounts) => accounts.mfa.unenroll({ factorId: id }));
  // whatever the token still says, the accounts know that it is lower now
  if (removed.isDone) await callAccountsVoid((accounts) => accounts.refreshSession());
  return removed;
};

/** Takes back what was begun and not proven; the accounts sweep what is left over. */
export const cancelEnrollment = (id: string): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) => accounts.mfa.unenroll({ factorId: id }));

const forgetHalfDone = async (name: string): Promise<Outcome<true>> => {
  const known = await callAccounts((accounts) => accounts.mfa.listFactors());
  if (!known.isDone) return known;
  const left = known.data.all.filter((factor) => factor.status === 'unverified' && factor.friendly_name === name);
  for (const { id } of left) await cancelEnrollment(id);
  return { isDone: true, data: true };
};
