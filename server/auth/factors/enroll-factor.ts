import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, noSuchSession, noSuchUser } from '../check-bearer.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import type { FactorType, UserRow } from '../tables.ts';
import { checkPhone } from '../users/check-phone.ts';
import { lockUser } from '../users/users.repository.ts';
import { insertFactor } from './factors.repository.ts';
import { makePlace } from './make-place.ts';
import { factorNames } from './own-factor.ts';
import { makeAuthenticator } from './totp.ts';

export const EnrolmentWish = v.object({
  factor_type: v.nullish(v.string(), ''),
  friendly_name: v.nullish(v.string(), ''),
  issuer: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
});
export type EnrolmentWish = v.InferOutput<typeof EnrolmentWish>;

/** What the person's app or the page goes on with. An authenticator's secret is told here and never again. */
export type Enrolment = {
  readonly id: string;
  readonly type: FactorType;
  readonly friendly_name: string;
  readonly phone?: string;
  readonly totp?: { readonly qr_code: string; readonly secret: string; readonly uri: string };
};

/**
 * POST /factors (accounts contract, section 2): keeps a factor that counts for nothing until its first code is given.
 * Passkeys (`webauthn`) are kept too, but there is nothing that would ever verify them.
 */
export const enrollFactor = (
  room: AccountsRoom,
  bearer: Bearer,
  wish: EnrolmentWish,
  visitor: Visitor,
): Promise<Enrolment> =>
  room.inTransaction(async (transaction) => {
    // Whoever enrols twice at once is still held to the number of factors and to their names.
    const user = await lockUser(transaction, bearer.userId);
    if (user === undefined) throw noSuchUser();
    if ((await lockSession(transaction, bearer.sessionId)) === undefined) throw noSuchSession();
    if (user.is_anonymous) {
      throw new AccountsError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
    }
    const type = checkType(room, wish.factor_type);
    checkWords(wish);
    const phone = type === 'phone' ? checkNumber(wish.phone) : null;
    const lastChallengedAt = await makePlace(room, transaction, bearer, { name: wish.friendly_name, phone });
    const enrolment = await keep(room, transaction, user, { ...wish, type, number: phone, lastChallengedAt });
    await recordEvent(transaction, 'factor_enrolled', { ...bearer, visitor });
    return enrolment;
  });

const checkType = ({ settings }: AccountsRoom, type: string): FactorType => {
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') {
    throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
  if (settings.factors[type].mayEnroll) return type;
  throw new AccountsError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${factorNames[type]}`);
};

/** A longer name could not be indexed, and a longer issuer not be drawn as a square code beside the address. */
const maximumBytes = 255;

const checkWords = (wish: EnrolmentWish): void => {
  for (const field of ['friendly_name', 'issuer'] as const) {
    const text = wish[field];
    if (Buffer.byteLength(text) > maximumBytes) throw invalid(`${field} is too long`);
    if (text.includes('\0') || !text.isWellFormed()) {
      throw invalid(`${field} contains characters that cannot be stored`);
    }
  }
};

const checkNumber = (given: string): string => {
  if (given === '') throw invalid('Phone number required to enroll Phone factor');
  return checkPhone(given);
};

type Checked = EnrolmentWish & {
  readonly type: FactorType;
  /** Of a phone, as it is kept. */
  readonly number: string | null;
  readonly lastChallengedAt: Date | null;
};

const keep = async (
  { settings, box }: AccountsRoom,
  transaction: AccountsTransaction,
  user: UserRow,
  { type, friendly_name, issuer, phone, number, lastChallengedAt }: Checked,
): Promise<Enrolment> => {
  const factor = { user_id: user.id, factor_type: type, friendly_name };
  if (type !== 'totp') {
    const { id } = await insertFactor(transaction, { ...factor, phone: number, last_challenged_at: lastChallengedAt });
    return { id, type, friendly_name, ...(type === 'phone' ? { phone } : {}) };
  }
  const shop = issuer === '' ? new URL(settings.siteUrl).host : issuer;
  const { secret, uri, qrCode } = makeAuthenticator(shop, user.email ?? user.phone ?? user.id);
  const { id } = await insertFactor(transaction, { ...factor, sealed_secret: box.seal('totp', secret) });
  return { id, type, friendly_name, totp: { qr_code: qrCode, secret, uri } };
};
