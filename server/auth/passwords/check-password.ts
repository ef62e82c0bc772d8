import { MAX_PASSWORD_BYTES } from '../../../domain/limits.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { PasswordStrength } from '../accounts-settings.ts';

type Weakness = { readonly message: string; readonly reasons: readonly string[] };

/** Throws unless a new password may be set: at most 72 bytes, long enough, each required class met (contract, section 2). */
export const checkNewPassword = (password: string, rules: PasswordStrength): void => {
  checkLength(password);
  const weakness = weaknessOf(password, rules);
  if (weakness === null) return;
  throw new AccountsError(422, 'weak_password', weakness.message, { weakPassword: { reasons: weakness.reasons } });
};

/** Throws when a password is longer than 72 bytes, strong or not. */
export const checkLength = (password: string): void => {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`);
  }
};

/** What today's rules find wrong with a password, or null. */
export const weaknessOf = (password: string, { minimumLength, requiredClasses }: PasswordStrength): Weakness | null => {
  const isShort = [...password].length < minimumLength;
  const lacksClass = requiredClasses.some((name) => !classes[name].pattern.test(password));
  if (!isShort && !lacksClass) return null;
  const sets = requiredClasses.map((name) => classes[name].shown).join(', ');
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

// Letters and digits of any script count, as they do in the shop's form.
const classes = {
  lower: { pattern: /\p{Ll}/u, shown: 'abcdefghijklmnopqrstuvwxyz' },
  upper: { pattern: /\p{Lu}/u, shown: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  digit: { pattern: /\p{Nd}/u, shown: '0123456789' },
  symbol: { pattern: /[^\p{L}\p{N}\s]/u, shown: '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~' },
} as const;
