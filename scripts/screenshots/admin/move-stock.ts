import type { Database } from '#core/server/database/connect.ts';

type Move = {
  readonly at: Date;
  readonly reason: 'order' | 'import' | 'stocktaking' | 'correction' | 'cancellation';
  readonly by?: string | null;
  readonly orderNumber?: string;
  /** Change of stock by product; negative for removed items. */
  readonly quantities: Readonly<Record<string, number>>;
};

/** Changes the stock of products as the shop does: the database writes the movements, with this cause and this time. */
export const moveStock = async (
  pool: Database['pool'],
  { at, reason, by = null, orderNumber, quantities }: Move,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const cause = JSON.stringify({ reason, order: orderNumber ?? null, by });
    await client.query(`select set_config('shop.stock_movement', $1, true)`, [cause]);
    await client.query(
      `update products set stock = stock + moved.quantities
       from unnest($1::text[], $2::integer[]) as moved (id, quantities) where products.id = moved.id`,
      [Object.keys(quantities), Object.values(quantities)],
    );
    await client.query('update stock_movements set created_at = $1 where created_at = now()', [at]);
    await client.query('commit');
  } finally {
    client.release();
  }
};
