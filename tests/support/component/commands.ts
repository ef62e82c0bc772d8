import { randomBytes } from 'node:crypto';
import type { BrowserContext, Route } from 'playwright-core';
import type { BrowserCommand } from 'vitest/node';
import type { StaffRole } from '#core/permissions/permissions.ts';
import { componentShop } from './serve-shop-requests.ts';

/** A row of a query, as JSON carries it. */
export type Row = Readonly<Record<string, unknown>>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Signs up a customer, or a member of the staff with this role; returns the session as the accounts client stores it. */
    signUp: (role: StaffRole | null) => Promise<string>;
    /** Runs a statement on the shop's database; a test changes and reads its own rows only. */
    query: (sql: string, values: readonly unknown[]) => Promise<Row[]>;
    /** Keeps the requests of the page to this path waiting, fails them, or lets them pass again; see `visitor.ts`. */
    hold: (path: string) => Promise<void>;
    disconnect: (path: string) => Promise<void>;
    reconnect: (path: string) => Promise<void>;
  }
}

const signUp: BrowserCommand<[role: StaffRole | null]> = async (_, role) => {
  const { fetch: request, database } = await componentShop();
  const response = await request('/auth/v1/signup', {
    body: {
      email: `customer-${randomBytes(6).toString('hex')}@example.com`,
      password: 'Lapis-1234',
      data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
    },
  });
  const session = await response.text();
  if (!response.ok) throw new Error(session);
  if (role !== null) {
    const insert = `insert into user_roles (user_id, role, staff_role) values ($1, 'admin', $2)`;
    await database.pool.query(insert, [JSON.parse(session).user.id, role]);
  }
  return session;
};

const query: BrowserCommand<[sql: string, values: readonly unknown[]]> = async (_, sql, values) =>
  (await (await componentShop()).database.pool.query<Row>(sql, [...values])).rows;

/** Requests that wait, by page: each language has its own. */
const heldRoutes = new WeakMap<BrowserContext, Route[]>();

const hold: BrowserCommand<[path: string]> = async ({ context }, path) => {
  const routes: Route[] = [];
  heldRoutes.set(context, routes);
  await context.route(`**${path}`, (route) => void routes.push(route));
};

const disconnect: BrowserCommand<[path: string]> = async ({ context }, path) => {
  await context.route(`**${path}`, (route) => route.abort());
  await Promise.all((heldRoutes.get(context) ?? []).map((route) => route.abort()));
  heldRoutes.delete(context);
};

const reconnect: BrowserCommand<[path: string]> = async ({ context }, path) => {
  await Promise.all((heldRoutes.get(context) ?? []).map((route) => route.continue()));
  heldRoutes.delete(context);
  await context.unroute(`**${path}`);
};

/** What a component test lets Node do. */
export const commands = { signUp, query, hold, disconnect, reconnect };
