import type { ShopInBrowser } from './browser.ts';
import { type NewCustomer, newCustomer, sessionKey, storedSession } from './people.ts';

/** Makes an account with the role admin and answers what its device keeps. */
export const storedAdmin = async (
  { url, database }: ShopInBrowser,
  customer: NewCustomer = newCustomer(),
): Promise<Readonly<Record<string, string>>> => {
  const session = await storedSession(url, customer);
  await database.pool.query(
    `insert into user_roles (user_id, role) select id, 'admin' from auth.users where email = $1`,
    [customer.email],
  );
  return { [sessionKey]: session };
};
