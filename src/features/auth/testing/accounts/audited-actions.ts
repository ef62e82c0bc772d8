import { expect } from 'vitest';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import type { AuditEvent } from '../../server/accounts/audit.repository.ts';
import { link } from './provider-visits.ts';
import {
  enrollFactor,
  signInOnOtherDevice,
  signUpWithAuthenticator,
  verifyFactor,
  wrongCodeOf,
} from './second-factors.ts';
import { goodPassword, type RunningAccounts, signUpUser } from './start-accounts.ts';

/** An accounts service with all sign-in methods enabled, and their keys. */
export type AuditedAccounts = {
  readonly accounts: RunningAccounts;
  readonly provider: OpenidProvider;
};

type Person = Awaited<ReturnType<typeof signUpUser>>;

/** An action, its user, and the secrets that must not be logged. */
export type AuditedAction = {
  readonly userId: string;
  readonly sessionId?: string | null;
  readonly act: () => Promise<unknown>;
  readonly secrets?: () => readonly string[];
};

/** The users of the provider in these tests. */
export const people = ['amal', 'basma'] as const;

/** Throws on an error. */
export const expectSuccess = async (request: PromiseLike<{ readonly error: unknown }>) => {
  const { error } = await request;
  expect(error).toBeNull();
};
/** The session id of a token. */
export const sessionIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id;
const by = ({ session }: Person, act: AuditedAction['act'], secrets: readonly string[] = []): AuditedAction => ({
  userId: session.user.id,
  sessionId: sessionIn(session.access_token),
  act,
  secrets: () => [session.access_token, session.refresh_token, ...secrets],
});
/** An action without a session. */
const outside = ({ session }: Person, act: AuditedAction['act'], secrets: readonly string[] = []): AuditedAction => ({
  userId: session.user.id,
  sessionId: null,
  act,
  secrets: () => secrets,
});
const signOut =
  (scope: 'global' | 'local' | 'others') =>
  async ({ accounts }: AuditedAccounts): Promise<AuditedAction> => {
    const account = await signUpUser(accounts);
    await signInOnOtherDevice(accounts, account.email);
    return by(account, () => expectSuccess(account.device.signOut({ scope })));
  };
const hashIn = (way: string | null): string => new URL(way ?? '').searchParams.get('token') ?? '';

/** The events of the contract (section 11), and the actions that cause them. */
export const auditedActions: readonly (readonly [
  title: string,
  events: readonly AuditEvent[],
  arrange: (world: AuditedAccounts) => Promise<AuditedAction>,
])[] = [
  [
    'sign-in',
    ['signed_in'],
    async ({ accounts }) => {
      const { email, session } = await signUpUser(accounts);
      let sessionId = '';
      const act = async () => {
        sessionId = sessionIn((await signInOnOtherDevice(accounts, email)).session.access_token);
      };
      return {
        userId: session.user.id,
        get sessionId() {
          return sessionId;
        },
        act,
        secrets: () => [goodPassword],
      };
    },
  ],
  ['sign-out with scope global', ['signed_out'], signOut('global')],
  ['sign-out with scope local', ['signed_out'], signOut('local')],
  ['sign-out with scope others', ['signed_out'], signOut('others')],
  [
    'reuse of a stolen refresh token',
    ['refresh_token_reused'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      const stolen = account.session.refresh_token;
      for (let turns = 0; turns < 2; turns += 1) await expectSuccess(account.device.refreshSession());
      return by(account, async () => {
        const { error } = await accounts.device().refreshSession({ refresh_token: stolen });
        expect(error?.code).toBe('refresh_token_already_used');
      });
    },
  ],
  [
    'a changed password',
    ['password_changed'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      return by(account, () => expectSuccess(account.device.updateUser({ password: 'Another-2025' })), [
        'Another-2025',
      ]);
    },
  ],
  [
    'an enrolled factor',
    ['factor_enrolled'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      let secret = '';
      const act = async () => {
        ({ secret } = await enrollFactor(account.device));
      };
      const action = by(account, act);
      return { ...action, secrets: () => [secret] };
    },
  ],
  [
    'a verified factor',
    ['factor_verified'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      const factor = await enrollFactor(account.device);
      return by(account, () => verifyFactor(account.device, factor), [factor.secret]);
    },
  ],
  [
    'a wrong code of a factor',
    ['factor_failed'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      const { factorId, secret } = await enrollFactor(account.device);
      const code = wrongCodeOf(secret);
      return by(account, async () => {
        const { error } = await account.device.mfa.challengeAndVerify({ factorId, code });
        expect(error?.code).toBe('mfa_verification_failed');
      });
    },
  ],
  [
    'a session that the second factor in another session ended',
    ['factor_verified', 'session_revoked'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      const { session } = await signInOnOtherDevice(accounts, account.email);
      const factor = await enrollFactor(account.device);
      const { userId, act } = by(account, () => verifyFactor(account.device, factor));
      return { userId, act, secrets: () => [session.access_token, session.refresh_token] };
    },
  ],
  [
    'a deleted factor',
    ['factor_removed'],
    async ({ accounts }) => {
      const account = await signUpWithAuthenticator(accounts);
      return by(account, () => expectSuccess(account.device.mfa.unenroll({ factorId: account.factorId })), [
        account.secret,
      ]);
    },
  ],
  [
    'a linked identity',
    ['identity_linked', 'signed_in'],
    async ({ accounts, provider }) => {
      const { device, session } = await signUpUser(accounts);
      const act = async () =>
        expect((await link(accounts, provider, device, people[0])).hash).toContain('access_token');
      return { userId: session.user.id, act };
    },
  ],
  [
    'an unlinked identity',
    ['identity_unlinked'],
    async ({ accounts, provider }) => {
      const account = await signUpUser(accounts);
      await link(accounts, provider, account.device, people[1]);
      const { data } = await account.device.getUserIdentities();
      const google = data?.identities.find((each) => each.provider === 'google');
      if (!google) throw new Error('nothing was linked');
      return by(account, () => expectSuccess(account.device.unlinkIdentity(google)), [`${people[1]}@example.com`]);
    },
  ],
  [
    'a requested recovery',
    ['recovery_requested'],
    async ({ accounts }) => {
      const account = await signUpUser(accounts);
      return outside(account, () => expectSuccess(accounts.device().resetPasswordForEmail(account.email)), [
        account.email,
      ]);
    },
  ],
  [
    'a followed recovery link',
    ['unproven_access_ended', 'address_confirmed', 'signed_in'],
    async ({ accounts }) => {
      const { email, session } = await signUpUser(accounts);
      await accounts.device().resetPasswordForEmail(email);
      const { code, link: way } = accounts.mailTo(email);
      const act = () => expectSuccess(accounts.device().verifyOtp({ type: 'recovery', email, token: code }));
      return { userId: session.user.id, act, secrets: () => [email, code, hashIn(way)] };
    },
  ],
];
