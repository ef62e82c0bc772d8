import { MIN_PASSWORD_LENGTH } from '../../domain/people/password.ts';

/** So many tries in so many seconds. */
export type TryLimit = { readonly tries: number; readonly seconds: number };

export type PasswordRules = {
  /** In code points. */
  readonly minimumLength: number;
  /** A new password holds at least one character of each. */
  readonly requiredClasses: readonly ('lower' | 'upper' | 'digit')[];
};

/** What the owner may change about the accounts service. */
export type AccountsSettings = {
  /** The shop's own address without a trailing slash; tokens are issued by `<publicUrl>/auth/v1`. */
  readonly publicUrl: string;
  /** A public key that clients without a session may send as their bearer; it is no secret and proves nobody. */
  readonly anonymousKey: string | null;
  readonly isSignUpOpen: boolean;
  /** On: an address counts as confirmed at sign-up, which then answers a session (decision 22). */
  readonly isAutoconfirm: boolean;
  readonly accessTokenSeconds: number;
  /** How long an outdated refresh token is still forgiven; 0 forgives only the one just before the current one. */
  readonly refreshReuseSeconds: number;
  readonly password: PasswordRules;
  /** How many proxies stand in front and append to `X-Forwarded-For`; 0 trusts only the socket. */
  readonly trustedProxies: number;
  /** An answer that takes longer is given up as 504. */
  readonly requestSeconds: number;
  readonly limits: {
    readonly signUpPerAddress: TryLimit;
    readonly signInPerAddress: TryLimit;
    /** Wrong passwords for one account, from anywhere; a right one starts the count anew. */
    readonly signInPerAccount: TryLimit;
    readonly changePerAccount: TryLimit;
  };
};

/** The settings with the accounts contract's defaults (sections 2, 4, 5 and 8) under the given ones. */
export const accountsSettings = (
  given: Pick<AccountsSettings, 'publicUrl'> & Partial<AccountsSettings>,
): AccountsSettings => ({
  anonymousKey: null,
  isSignUpOpen: true,
  isAutoconfirm: true,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  password: { minimumLength: MIN_PASSWORD_LENGTH, requiredClasses: ['lower', 'upper', 'digit'] },
  trustedProxies: 0,
  requestSeconds: 10,
  ...given,
  limits: {
    signUpPerAddress: { tries: 30, seconds: 300 },
    signInPerAddress: { tries: 150, seconds: 300 },
    signInPerAccount: { tries: 10, seconds: 300 },
    changePerAccount: { tries: 30, seconds: 300 },
    ...given.limits,
  },
});
