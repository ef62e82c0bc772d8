import { hash, verify } from '@node-rs/argon2';
import { MAX_PASSWORD_BYTES } from '#core/forms/limits.ts';
import { AccountsError, invalid } from './accounts-error.ts';
import type { PasswordStrength } from './settings.ts';

type Weakness = { readonly message: string; readonly reasons: readonly string[] };

/** Throws unless a new password is valid: at most 72 bytes, long enough, with each required class (contract, section 2). */
export const checkNewPassword = (password: string, rules: PasswordStrength): void => {
  checkLength(password);
  const weakness = findPasswordWeaknesses(password, rules);
  if (weakness === null) return;
  throw new AccountsError(422, 'weak_password', weakness.message, { weakPassword: { reasons: weakness.reasons } });
};

/** Throws when a password is longer than 72 bytes. */
const checkLength = (password: string): void => {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`);
  }
};

/** Weaknesses of a password under the current rules, or null. */
export const findPasswordWeaknesses = (
  password: string,
  { minimumLength, requiredClasses }: PasswordStrength,
): Weakness | null => {
  const isShort = [...password].length < minimumLength;
  const lacksClass = requiredClasses.some((name) => !classes[name].pattern.test(password));
  if (!isShort && !lacksClass) return null;
  const sets = requiredClasses.map((name) => classes[name].characters).join(', ');
  return {
    message: [
      isShort ? `Password should be at least ${minimumLength} characters.` : '',
      lacksClass ? `Password should contain at least one character of each: ${sets}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    reasons: [...(isShort ? ['length'] : []), ...(lacksClass ? ['characters'] : [])],
  };
};

// Letters and digits of any script count, as in the shop's form.
const classes = {
  lower: { pattern: /\p{Ll}/u, characters: 'abcdefghijklmnopqrstuvwxyz' },
  upper: { pattern: /\p{Lu}/u, characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  digit: { pattern: /\p{Nd}/u, characters: '0123456789' },
  symbol: { pattern: /[^\p{L}\p{N}\s]/u, characters: '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~' },
} as const;

/** Returns an argon2id string with its own salt and parameters (decision 21). */
export const hashPassword = (password: string): Promise<string> => hash(password, costs);

/**
 * Whether the password matches. For an unknown account or one without a password (`null`), verifies a dummy
 * hash at the same cost, so that the response time does not reveal which accounts exist.
 */
export const isPasswordOf = async (encrypted: string | null, password: string): Promise<boolean> => {
  const fits = await verify(encrypted ?? (await dummyHash()), password);
  return encrypted !== null && fits;
};

// The first recommended parameters for argon2id: 19 MiB, two passes, one lane.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | null = null;

/** A hash that matches no password, with the usual cost. */
export const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
};
