import type { Database } from '#core/server/database/connect.ts';
import { weekOf } from '#features/search/search-week.ts';
import { buyers } from './buyers.ts';
import { insertRow } from './insert-row.ts';
import { moveStock } from './move-stock.ts';
import { placeOrders } from './place-orders.ts';
import { type AdminApi, seedParcels } from './seed-parcels.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPeople } from './seed-people.ts';
import { seedReturns } from './seed-returns.ts';

/** Seeds six weeks of data for every section of the admin area, in both languages. */
export const seedAdmin = async (pool: Database['pool'], now: Date, api: AdminApi): Promise<void> => {
  const accounts = await pool.query<{ id: string; email: string }>('select id, email from auth.users');
  const idOf = (name: string) => accounts.rows.find(({ email }) => email.startsWith(name))?.id ?? null;
  const adminId = idOf('amina');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await pool.query(`update stock_movements set created_at = $1 where reason = 'opening'`, [ago(1400)]);
  await pool.query(`update profiles set created_at = $1::timestamptz - (random() * 40 + 20) * interval '1 day'`, [
    ago(1000),
  ]);

  const orders = await placeOrders(pool, now, idOf, adminId);
  await countStock(pool, ago(1), adminId);
  await seedPayments(pool, orders, adminId);
  await seedParcels(pool, { orders, adminId, api });
  await seedReturns(pool, { orders, api });
  await seedPeople(pool, { idOf, adminId, ago });
  await seedCatalogue(pool, ago);
  await seedAuditLog(pool, adminId, ago);
};

/** Some products are low or sold out since they were counted. */
const countStock = async (pool: Database['pool'], at: Date, by: string | null): Promise<void> => {
  const { rows } = await pool.query<{ id: string; stock: number }>('select id, stock from products');
  const missing = { 'cup-tea-03': 3, 'set-coffee-01': 3, 'plate-papyrus-01': 0 };
  const quantities = Object.entries(missing).map(([id, remaining]) => {
    const { stock = remaining } = rows.find((row) => row.id === id) ?? {};
    return [id, remaining - stock] as const;
  });
  await moveStock(pool, { at, reason: 'stocktaking', by, quantities: Object.fromEntries(quantities) });
};

/** Inserts promo codes, stock notifications, newsletter subscriptions and counts of searches. */
const seedCatalogue = async (pool: Database['pool'], ago: (hours: number) => Date): Promise<void> => {
  const insert = async (table: string, rows: readonly object[]) => {
    for (const row of rows) await insertRow(pool, table, row);
  };
  await insert('promo_codes', [
    { code: 'WINTER', discount_type: 'percentage', discount_value: 15, valid_until: ago(24), created_at: ago(900) },
    {
      code: 'RAMADAN-100',
      discount_type: 'fixed',
      discount_value: 10_000,
      min_purchase: 100_000,
      max_uses: 20,
      current_uses: 20,
      created_at: ago(800),
    },
    {
      code: 'FRIENDS',
      discount_type: 'percentage',
      discount_value: 20,
      max_uses: 5,
      is_active: false,
      created_at: ago(700),
    },
    {
      code: 'NILE10',
      discount_type: 'percentage',
      discount_value: 10,
      min_purchase: 50_000,
      max_uses: 50,
      current_uses: 16,
      valid_until: ago(-1500),
      created_at: ago(600),
    },
  ]);
  await insert('stock_notifications', [
    waiting('mona@example.com', 'plate-papyrus-01', 'ar', ago(5)),
    waiting('lina@example.com', 'plate-papyrus-01', 'en', ago(12)),
    waiting('yasser@example.com', 'plate-star-calligraphy-02', 'ar', ago(26)),
    waiting('omar@example.com', 'set-gift-01', 'ar', ago(40)),
    { ...waiting('tarek@example.com', 'set-gift-01', 'en', ago(70)), notified: true },
  ]);
  await insert(
    'newsletter_subscriptions',
    buyers.map(({ email }, index) => ({ email, created_at: ago(20 + index * 37) })),
  );
  await insert(
    'search_statistics',
    [
      { words: 'طقم شاي', searches: 41, clicks: 29, exact_hits: 8, similar_hits: 0 },
      { words: 'زمزميه', searches: 12, exact_hits: 0, similar_hits: 0 },
      { words: 'كحلي', searches: 9, clicks: 4, exact_hits: 0, similar_hits: 22 },
      { words: 'بومه', searches: 5, exact_hits: 1, similar_hits: 0 },
    ].map((row) => ({ week: weekOf(new Date()), language: 'ar', measured_on: new Date(), ...row })),
  );
};

const seedAuditLog = async (
  pool: Database['pool'],
  adminId: string | null,
  ago: (hours: number) => Date,
): Promise<void> => {
  const actions = [
    action('user_role.granted', 'nabil@example.com', {}, ago(400)),
    action(
      'promo_code.updated',
      'NILE10',
      { from: '10% · × 30', to: '10% · ≥ 500 EGP · × 50 · → 2027-01-31' },
      ago(90),
    ),
    action('review.hidden', 'plate-scarab-01', { reason: 'إعلان لا تقييم' }, ago(54)),
    action('product.stock_changed', 'cup-tea-03', { from: 12, to: 3 }, ago(31)),
    action('product.price_changed', 'set-coffee-01', { from: 185_000, to: 162_500 }, ago(30)),
    action('order.payment_status_changed', 'ORD-1773478812345-K7Q2M9XTA', { from: 'pending', to: 'paid' }, ago(6)),
    action('order.status_changed', 'ORD-1773478812345-K7Q2M9XTA', { from: 'processing', to: 'shipped' }, ago(4)),
  ];
  for (const row of actions) await insertRow(pool, 'audit_log', { ...row, admin_id: adminId });
};

const waiting = (email: string, product_id: string, language: string, created_at: Date) => ({
  email,
  product_id,
  language,
  created_at,
});

const action = (name: string, subject: string, details: object, created_at: Date) => ({
  action: name,
  subject,
  details,
  created_at,
});
