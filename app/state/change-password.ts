import { callAccountsVoid, type Outcome } from './security.ts';

interface PasswordChange {
  readonly password: string;
  /** Where the accounts ask for it. */
  readonly current?: string | undefined;
  /** The code they mailed, where they ask for it. */
  readonly nonce?: string | undefined;
}

/** Sets a new password, which signs the person out wherever else they are signed in. */
export const changePassword = ({ password, current, nonce }: PasswordChange): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) =>
    accounts.updateUser({
      password,
      ...(current === undefined ? {} : { current_password: current }),
      ...(nonce === undefined ? {} : { nonce }),
    }),
  );

/** Has the accounts mail a code that proves who is asking. */
export const mailCode = (): Promise<Outcome<true>> => callAccountsVoid((accounts) => accounts.reauthenticate());
