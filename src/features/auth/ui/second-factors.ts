import { callAccounts, callAccountsVoid, type Factor, type Outcome } from './security.ts';

/** An authenticator that is unverified until its first code. */
export interface NewAuthenticator {
  readonly id: string;
  /** A `data:` URL of a QR code. */
  readonly picture: string;
  /** The same secret for typing, in base 32. */
  readonly secret: string;
}

/** Enrolls an authenticator; first removes an unverified one of the same name. */
export const enrollAuthenticator = async (name: string, issuer: string): Promise<Outcome<NewAuthenticator>> => {
  const removal = await removeUnverifiedFactor(name);
  if (!removal.isDone) return removal;
  const enrollment = await callAccounts((accounts) =>
    accounts.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
  );
  if (!enrollment.isDone) return enrollment;
  const { id, totp } = enrollment.data;
  return { isDone: true, data: { id, picture: totp.qr_code, secret: totp.secret } };
};

/** Enrolls a phone number; `challenge` requests its code. */
export const enrollPhone = async (phone: string): Promise<Outcome<{ readonly id: string }>> => {
  const removal = await removeUnverifiedFactor(phone);
  if (!removal.isDone) return removal;
  return callAccounts((accounts) => accounts.mfa.enroll({ factorType: 'phone', friendlyName: phone, phone }));
};

/** Creates a challenge for a factor; a phone gets its code by text message. */
export const challenge = (factorId: string): Promise<Outcome<{ readonly id: string }>> =>
  callAccounts((accounts) => accounts.mfa.challenge({ factorId }));

/**
 * Submits a code. The first correct one verifies a new factor; each raises the assurance level of this session and ends the
 * user's sessions of a lower level (accounts contract, section 3).
 */
export const submitFactorCode = async (factorId: string, code: string, challengeId?: string): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) =>
    challengeId === undefined
      ? accounts.mfa.challengeAndVerify({ factorId, code })
      : accounts.mfa.verify({ factorId, code, challengeId }),
  );

/** Removes a factor and refreshes the session, so that its token matches. */
export const removeFactor = async ({ id }: Pick<Factor, 'id'>): Promise<Outcome<true>> => {
  const removed = await callAccountsVoid((accounts) => accounts.mfa.unenroll({ factorId: id }));
  // the accounts service has lowered the session's level, regardless of the token
  if (removed.isDone) await callAccountsVoid((accounts) => accounts.refreshSession());
  return removed;
};

/** Removes an unverified factor. The accounts service deletes abandoned ones. */
export const cancelEnrollment = (id: string): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) => accounts.mfa.unenroll({ factorId: id }));

const removeUnverifiedFactor = async (name: string): Promise<Outcome<true>> => {
  const listed = await callAccounts((accounts) => accounts.mfa.listFactors());
  if (!listed.isDone) return listed;
  const unverified = listed.data.all.filter(
    (factor) => factor.status === 'unverified' && factor.friendly_name === name,
  );
  for (const { id } of unverified) await cancelEnrollment(id);
  return { isDone: true, data: true };
};
