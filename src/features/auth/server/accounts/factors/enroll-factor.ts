import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, noSuchSession, noSuchUser } from '../check-bearer.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import type { FactorRow, FactorType, UserRow } from '../tables.ts';
import { checkPhone } from '../users/user-checks.ts';
import { lockUser } from '../users/users.repository.ts';
import { deleteAbandonedFactors, deleteFactor, factorsOf, insertFactor } from './factors.repository.ts';
import { abandonedBefore, factorNames } from './factors.ts';
import { createTotp } from './totp.ts';

export const EnrollBody = v.object({
  factor_type: v.nullish(v.string(), ''),
  friendly_name: v.nullish(v.string(), ''),
  issuer: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
});

export type EnrollBody = v.InferOutput<typeof EnrollBody>;

/** Response for the authenticator app or the page. The only response with the secret of an authenticator. */
type Enrolment = {
  readonly id: string;
  readonly type: FactorType;
  readonly friendly_name: string;
  readonly phone?: string;
  readonly totp?: { readonly qr_code: string; readonly secret: string; readonly uri: string };
};

/** POST /factors (accounts contract, section 2): stores a factor, which is unverified until its first code. */
export const enrollFactor = (
  accounts: AccountsContext,
  bearer: Bearer,
  body: EnrollBody,
  visitor: Visitor,
): Promise<Enrolment> =>
  accounts.inTransaction(async (transaction) => {
    // The lock enforces the maximum and the unique names for concurrent enrolments.
    const user = await lockUser(transaction, bearer.userId);
    if (user === undefined) throw noSuchUser();
    if ((await lockSession(transaction, bearer.sessionId)) === undefined) throw noSuchSession();
    const type = checkType(accounts, body.factor_type);
    checkWords(body);
    const phone = type === 'phone' ? checkNumber(body.phone) : null;
    const lastChallengedAt = await requireFactorSlot(accounts, transaction, bearer, {
      name: body.friendly_name,
      phone,
    });
    const enrolment = await keep(accounts, transaction, user, { ...body, type, number: phone, lastChallengedAt });
    await recordEvent(transaction, 'factor_enrolled', { ...bearer, visitor });
    return enrolment;
  });

const checkType = ({ settings }: AccountsContext, type: string): FactorType => {
  if (type !== 'totp' && type !== 'phone') throw invalid('factor_type needs to be totp or phone');
  if (settings.factors[type].enrollEnabled) return type;
  throw new AccountsError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${factorNames[type]}`);
};

/** Longer names exceed the index, and longer issuers the QR code. */
const maximumBytes = 255;

const checkWords = (body: EnrollBody): void => {
  for (const field of ['friendly_name', 'issuer'] as const) {
    const text = body[field];
    if (Buffer.byteLength(text) > maximumBytes) throw invalid(`${field} is too long`);
    if (text.includes('\0') || !text.isWellFormed()) {
      throw invalid(`${field} contains characters that cannot be stored`);
    }
  }
};

const checkNumber = (phone: string): string => {
  if (phone === '') throw invalid('Phone number required to enroll Phone factor');
  return checkPhone(phone);
};

type Checked = EnrollBody & {
  readonly type: FactorType;
  /** The stored number of a phone. */
  readonly number: string | null;
  readonly lastChallengedAt: Date | null;
};

const keep = async (
  { settings, box }: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  { type, friendly_name, issuer, phone, number, lastChallengedAt }: Checked,
): Promise<Enrolment> => {
  const factor = { user_id: user.id, factor_type: type, friendly_name };
  if (type === 'phone') {
    const { id } = await insertFactor(transaction, { ...factor, phone: number, last_challenged_at: lastChallengedAt });
    return { id, type, friendly_name, phone };
  }
  const shop = issuer === '' ? new URL(settings.siteUrl).host : issuer;
  const { secret, uri, qrCode } = createTotp(shop, user.email ?? user.id);
  const { id } = await insertFactor(transaction, { ...factor, encrypted_secret: box.encrypt('totp', secret) });
  return { id, type, friendly_name, totp: { qr_code: qrCode, secret, uri } };
};

/**
 * Checks that the user may enrol another factor (accounts contract, section 2, in its order); throws 422
 * `mfa_verified_factor_exists`, `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors` or 403
 * `insufficient_aal`. Replaces an unverified enrolment of the same number and returns its last challenge, so
 * that enrolling again does not send the number's owner more codes.
 */
const requireFactorSlot = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  bearer: Bearer,
  requested: { readonly name: string; readonly phone: string | null },
): Promise<Date | null> => {
  await deleteAbandonedFactors(transaction, abandonedBefore(), bearer.userId);
  const factors = await factorsOf(transaction, bearer.userId);
  const samePhone = factors.find(({ phone }) => phone !== null && phone === requested.phone);
  if (samePhone?.status === 'verified') {
    throw new AccountsError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  if (samePhone !== undefined) await deleteFactor(transaction, samePhone.id);

  const retained = factors.filter((factor) => factor !== samePhone);
  refuseName(retained, requested.name);
  if (retained.length >= accounts.settings.factors.maxPerUser) {
    throw new AccountsError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (bearer.aal !== 'aal2' && retained.some(({ status }) => status === 'verified')) {
    throw new AccountsError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  return samePhone?.last_challenged_at ?? null;
};

/** Throws for a duplicate name; the empty name counts as a name. */
const refuseName = (factors: readonly FactorRow[], name: string): void => {
  if (factors.every(({ friendly_name }) => friendly_name !== name)) return;
  throw new AccountsError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
  );
};
