import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { refreshKnownSession, SESSION_KEY } from '#core/browser/known-session.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';

interface Account {
  readonly id: string;
  readonly email: string;
}

/** Signs the page in as a new customer; returns the account. */
export const signInCustomer = (): Promise<Account> => signIn(null);

/** Signs the page in as a new member of the staff with this role; returns the account. */
export const signInStaff = (role: StaffRole = 'owner'): Promise<Account> => signIn(role);

const signIn = async (role: StaffRole | null): Promise<Account> => {
  const session = await commands.signUp(role);
  localStorage.setItem(SESSION_KEY, session);
  refreshKnownSession();
  return JSON.parse(session).user;
};

/** Fails the requests to a path, as without a connection, until the returned function or the end of the test. */
export const disconnect = async (path: string): Promise<() => Promise<void>> => {
  const reconnect = () => commands.reconnect(path);
  onTestFinished(reconnect);
  await commands.disconnect(path);
  return reconnect;
};

/** Keeps the requests to a path waiting, as on a slow connection, until the returned function passes them or `disconnect` fails them. */
export const holdRequests = async (path: string): Promise<() => Promise<void>> => {
  const release = () => commands.reconnect(path);
  onTestFinished(release);
  await commands.hold(path);
  return release;
};
