import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import { hashPassword, isPasswordHash } from '../passwords.ts';

const Fields = v.nullish(v.record(v.string(), v.unknown()));

/** Fields of a user that the admin API accepts. */
export const AdminUserBody = v.object({
  id: v.nullish(v.string()),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  password_hash: v.nullish(v.string(), ''),
  email_confirm: v.nullish(v.boolean(), false),
  phone_confirm: v.nullish(v.boolean(), false),
  user_metadata: Fields,
  app_metadata: Fields,
  ban_duration: v.nullish(v.string(), ''),
});
export type AdminUserBody = v.InferOutput<typeof AdminUserBody>;

/** The password hash to store, or null when the body has no password. */
export const wantedHash = async (
  { password, password_hash: given }: AdminUserBody,
  check: (password: string) => void,
): Promise<string | null> => {
  if (password !== '' && given !== '') throw invalid('Only a password or a password hash should be provided');
  if (given !== '') {
    if (!isPasswordHash(given)) throw invalid('The password hash has to be one of argon2');
    return given;
  }
  if (password === '') return null;
  check(password);
  return hashPassword(password);
};

/** End of a ban: undefined when not sent, null for `none`. */
export const wantedBan = ({ ban_duration: given }: AdminUserBody): Date | null | undefined => {
  if (given === '') return undefined;
  if (given === 'none') return null;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(given)) throw badBan();
  const parts = [...given.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  const milliseconds = parts.reduce((sum, [, number = '', unit = '']) => sum + Number(number) * (units[unit] ?? 0), 0);
  const until = new Date(Date.now() + milliseconds);
  if (milliseconds > longest || Number.isNaN(until.getTime())) throw badBan();
  return until;
};

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
// 292 years, the maximum of this duration format.
const longest = 2_562_047 * 3_600_000;

const badBan = (): AccountsError =>
  invalid('invalid format for ban duration: a duration such as 24h or 1h30m, or none');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws 404 `validation_failed` unless the id in the path is a UUID. */
export const checkId = (id: string, name: 'user_id' | 'factor_id'): string => {
  if (!uuid.test(id)) throw new AccountsError(404, 'validation_failed', `${name} must be an UUID`);
  return id;
};

/** The requested id of a new user, or null. */
export const wantedId = ({ id }: AdminUserBody): string | null => {
  if (id === null || id === undefined || id === '') return null;
  if (!uuid.test(id)) throw invalid('ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(id)) throw invalid('ID cannot be a nil uuid');
  return id.toLowerCase();
};

export const noSuchUser = (): AccountsError => new AccountsError(404, 'user_not_found', 'User not found');

export const emailTaken = (): AccountsError =>
  new AccountsError(422, 'email_exists', 'A user with this email address has already been registered');

export const phoneTaken = (): AccountsError =>
  new AccountsError(422, 'phone_exists', 'Phone number already registered by another user');
