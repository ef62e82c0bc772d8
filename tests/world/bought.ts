import type { FreshDatabase } from './fresh-database.ts';

/** An order as the shop has written it down; amounts in piastres. */
export type BoughtOrder = {
  readonly order_number: string;
  readonly created_at: Date;
  readonly total: number;
  readonly discount: number;
  readonly promo_code: string | null;
};

/** The last order of the account with this address. Throws when there is none. */
export const latestOrder = async (database: FreshDatabase, email: string): Promise<BoughtOrder> => {
  const [order] = await ordersOf(database, email);
  if (!order) throw new Error(`${email} has ordered nothing`);
  return order;
};

/** All orders of an account, newest first. */
export const ordersOf = async ({ pool }: FreshDatabase, email: string): Promise<readonly BoughtOrder[]> => {
  const { rows } = await pool.query<BoughtOrder>(
    `select orders.* from orders join auth.users on users.id = orders.user_id
     where users.email = $1 order by orders.created_at desc`,
    [email],
  );
  return rows;
};
