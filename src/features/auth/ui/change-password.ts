import { callAccountsVoid, type Outcome } from './security.ts';

interface PasswordChange {
  readonly password: string;
  /** Current password, if the accounts service requires it. */
  readonly current?: string | undefined;
  /** Mailed code, if the accounts service requires it. */
  readonly nonce?: string | undefined;
}

/** Changes the password, which ends all other sessions of the user. */
export const changePassword = ({ password, current, nonce }: PasswordChange): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) =>
    accounts.updateUser({
      password,
      ...(current === undefined ? {} : { current_password: current }),
      ...(nonce === undefined ? {} : { nonce }),
    }),
  );

/** Requests a mail with a code for reauthentication. */
export const mailCode = (): Promise<Outcome<true>> => callAccountsVoid((accounts) => accounts.reauthenticate());
