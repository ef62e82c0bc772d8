import { Refusal } from '../../../domain/refusals.ts';
import type { AccountsRoom } from '../accounts-room.ts';
import { factorsOf } from '../factors/factors.repository.ts';
import type { Caller } from '../identify.ts';
import type { FactorRow, IdentityRow, Metadata } from '../tables.ts';
import { findUser, identitiesOf } from '../users/users.repository.ts';
import { eventsOf, sessionsOf } from './own.repository.ts';

/** What the accounts keep of a person, as it is told to themselves: nothing that proves who they are. Times in RFC 3339. */
export type ToldAccount = {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** What they want to change these to, until it is confirmed. */
  readonly newEmail: string | null;
  readonly newPhone: string | null;
  readonly language: string | null;
  readonly createdAt: string;
  readonly emailConfirmedAt: string | null;
  readonly lastSignInAt: string | null;
  /** What they wrote when they signed up, or a provider said of them. */
  readonly told: Metadata;
  readonly identities: {
    readonly provider: string;
    readonly told: Metadata;
    readonly createdAt: string;
    readonly lastSignInAt: string | null;
  }[];
  readonly secondSteps: {
    readonly kind: string;
    readonly name: string;
    readonly phone: string | null;
    readonly isProven: boolean;
    readonly createdAt: string;
  }[];
  readonly sessions: ({ readonly createdAt: string; readonly lastSeenAt: string } & Place)[];
  readonly events: ({ readonly event: string; readonly at: string } & Place)[];
};

type Place = { readonly device: string | null; readonly networkAddress: string | null };

/**
 * Tells a caller what the accounts keep of them, and whether their mailbox has been shown to be theirs: by a mail that was
 * answered, or by a provider. Whoever just wrote an address down may not be its owner. SIGN_IN_REQUIRED.
 */
export const tellAccount = async (
  { database }: AccountsRoom,
  { userId }: Caller,
): Promise<{ readonly account: ToldAccount; readonly isEmailProven: boolean }> => {
  const [user, identities, factors, sessions, events] = await Promise.all([
    findUser(database, userId),
    identitiesOf(database, userId),
    factorsOf(database, userId),
    sessionsOf(database, userId),
    eventsOf(database, userId),
  ]);
  if (user === undefined) throw new Refusal('SIGN_IN_REQUIRED');
  return {
    account: {
      id: user.id,
      email: user.email,
      phone: user.phone,
      newEmail: user.new_email,
      newPhone: user.new_phone,
      language: user.language,
      createdAt: user.created_at.toISOString(),
      emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null,
      lastSignInAt: user.last_sign_in_at?.toISOString() ?? null,
      told: user.user_metadata,
      identities: identities.map(tellIdentity),
      secondSteps: factors.map(tellFactor),
      sessions: sessions.map(({ created_at, refreshed_at, ...from }) => ({
        createdAt: created_at.toISOString(),
        lastSeenAt: refreshed_at.toISOString(),
        ...placeOf(from),
      })),
      events: events.map(({ event, happened_at, ...from }) => ({
        event,
        at: happened_at.toISOString(),
        ...placeOf(from),
      })),
    },
    isEmailProven: user.email_proven_at !== null,
  };
};

const tellIdentity = ({ provider, identity_data, created_at, last_sign_in_at }: IdentityRow) => ({
  provider,
  told: identity_data,
  createdAt: created_at.toISOString(),
  lastSignInAt: last_sign_in_at?.toISOString() ?? null,
});

const tellFactor = ({ factor_type, friendly_name, phone, status, created_at }: FactorRow) => ({
  kind: factor_type,
  name: friendly_name,
  phone,
  isProven: status === 'verified',
  createdAt: created_at.toISOString(),
});

const placeOf = ({ user_agent, ip }: { readonly user_agent: string | null; readonly ip: string | null }): Place => ({
  device: user_agent,
  networkAddress: ip,
});
