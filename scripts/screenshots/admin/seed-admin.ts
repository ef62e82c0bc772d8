import { weekOf } from '../../../domain/search/search-week.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { buyers } from './buyers.ts';
import { insertRow } from './insert-row.ts';
import { placeOrders } from './place-orders.ts';

/** Seeds six weeks of data for every section of the admin area, in both languages. */
export const seedAdmin = async (pool: Database['pool'], now: Date): Promise<void> => {
  const accounts = await pool.query<{ id: string; email: string }>('select id, email from auth.users');
  const idOf = (name: string) => accounts.rows.find(({ email }) => email.startsWith(name))?.id ?? null;
  const admin = idOf('amina');
  await placeOrders(pool, now, idOf, admin);

  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const insert = async (table: string, rows: readonly object[]) => {
    for (const row of rows) await insertRow(pool, table, row);
  };
  await insert('contact_messages', [
    contactMessage(
      'هدى السيد',
      'hoda@example.com',
      'طقم ناقص قطعة',
      'وصل طقم الشاي اليوم وينقصه فنجان واحد. هل ترسلونه مع أقرب شحنة؟',
      ago(3),
    ),
    contactMessage(
      'Tarek Naguib',
      'tarek@example.com',
      'Delivery to Aswan',
      'Do you deliver to Aswan before the feast?\nI would take the dinner set and two mugs.',
      ago(19),
    ),
    {
      ...contactMessage(
        'منى عبد الرحمن',
        'mona@example.com',
        'هل الأطباق تدخل غسالة الأطباق؟',
        'اشتريت طبق إفريز اللوتس وأخاف على الرسم.',
        ago(50),
      ),
      status: 'read',
    },
    {
      ...contactMessage(
        'Lina Habib',
        'lina@example.com',
        'Thank you',
        'The cups arrived in one piece, and they are even bluer than in the pictures.',
        ago(120),
      ),
      status: 'read',
    },
  ]);
  await insert('reviews', [
    review(idOf('mona'), 'cup-tea-01', 5, 'فنجان خفيف ورسمه دقيق، والأزرق أجمل من الصورة.', ago(8)),
    review(
      idOf('tarek'),
      'set-tea-02',
      4,
      'Beautiful set. One saucer came with a tiny mark, and they replaced it within the week.',
      ago(30),
    ),
    {
      ...review(idOf('karim'), 'plate-scarab-01', 1, 'اتصلوا بي على الرقم ده وأنا أبيعه لكم أرخص!', ago(55)),
      is_hidden: true,
      hidden_reason: 'إعلان لا تقييم',
    },
    review(idOf('hoda'), 'cup-mug-01', 5, null, ago(90)),
    review(null, 'plate-lotus-02', 3, 'جميل، لكنه أصغر مما ظننت.', ago(200)),
  ]);
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
  await pool.query(`update products set stock = 3 where id in ('cup-tea-03', 'set-coffee-01')`);
  await pool.query(`update products set stock = 0 where id = 'plate-papyrus-01'`);
  await insert('stock_notifications', [
    waiting('mona@example.com', 'plate-papyrus-01', 'ar', ago(5)),
    waiting('lina@example.com', 'plate-papyrus-01', 'en', ago(12)),
    waiting('yasser@example.com', 'plate-star-calligraphy-02', 'ar', ago(26)),
    waiting('omar@example.com', 'set-gift-01', 'ar', ago(40)),
    { ...waiting('tarek@example.com', 'set-gift-01', 'en', ago(70)), notified: true },
  ]);
  await insert(
    'newsletter_subscriptions',
    buyers.map(({ email }, place) => ({ email, created_at: ago(20 + place * 37) })),
  );
  await insert(
    'search_counts',
    [
      { words: 'طقم شاي', searches: 41, clicks: 29, own_hits: 8, similar_hits: 0 },
      { words: 'زمزميه', searches: 12, own_hits: 0, similar_hits: 0 },
      { words: 'كحلي', searches: 9, clicks: 4, own_hits: 0, similar_hits: 22 },
      { words: 'بومه', searches: 5, own_hits: 1, similar_hits: 0 },
    ].map((row) => ({ week: weekOf(new Date()), language: 'ar', measured_on: new Date(), ...row })),
  );
  await insert('audit_log', [
    action(admin, 'user_role.granted', 'nabil@example.com', {}, ago(400)),
    action(
      admin,
      'promo_code.updated',
      'NILE10',
      { from: '10% · × 30', to: '10% · ≥ 500 EGP · × 50 · → 2027-01-31' },
      ago(90),
    ),
    action(admin, 'review.hidden', 'plate-scarab-01', { reason: 'إعلان لا تقييم' }, ago(54)),
    action(admin, 'product.stock_changed', 'cup-tea-03', { from: 12, to: 3 }, ago(31)),
    action(admin, 'product.price_changed', 'set-coffee-01', { from: 185_000, to: 162_500 }, ago(30)),
    action(
      admin,
      'order.payment_status_changed',
      'ORD-1773478812345-K7Q2M9XTA',
      { from: 'pending', to: 'paid' },
      ago(6),
    ),
    action(admin, 'order.status_changed', 'ORD-1773478812345-K7Q2M9XTA', { from: 'processing', to: 'shipped' }, ago(4)),
  ]);
};

const contactMessage = (name: string, email: string, subject: string, message: string, created_at: Date) => ({
  name,
  email,
  subject,
  message,
  created_at,
});

const review = (
  user_id: string | null,
  product_id: string,
  rating: number,
  comment: string | null,
  created_at: Date,
) => ({ user_id, product_id, rating, comment, created_at });

const waiting = (email: string, product_id: string, language: string, created_at: Date) => ({
  email,
  product_id,
  language,
  created_at,
});

const action = (admin_id: string | null, name: string, subject: string, details: object, created_at: Date) => ({
  admin_id,
  action: name,
  subject,
  details,
  created_at,
});
