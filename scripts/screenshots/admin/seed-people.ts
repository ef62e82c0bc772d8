import type { Database } from '#core/server/database/connect.ts';
import { insertRow } from './insert-row.ts';
import type { IdOf } from './place-orders.ts';

type People = {
  readonly idOf: IdOf;
  readonly adminId: string | null;
  /** The moment this many hours ago. */
  readonly ago: (hours: number) => Date;
};

/** Inserts messages with answers, reviews, notes and tags of customers, and invitations. */
export const seedPeople = async (pool: Database['pool'], { idOf, adminId, ago }: People): Promise<void> => {
  const insert = async (table: string, rows: readonly object[]) => {
    const ids: string[] = [];
    for (const row of rows) ids.push(await insertRow(pool, table, row));
    return ids;
  };
  const messages = await insert('contact_messages', [
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
  const reply = (message: string | undefined, text: string, hours: number) => ({
    message_id: message,
    text,
    admin_id: adminId,
    created_at: ago(hours),
  });
  await insert('contact_message_replies', [
    reply(
      messages[2],
      'مساء الخير أستاذة منى،\nنعم، الرسم تحت طبقة التزجيج ويتحمل غسالة الأطباق. نرجو وضعه بعيدًا عن القطع المعدنية.',
      46,
    ),
    reply(messages[3], 'Dear Lina,\nThank you for telling us. We have read it out in the workshop.', 100),
  ]);
  await insert('reviews', [
    review(idOf('mona'), 'cup-tea-01', 5, 'فنجان خفيف ورسمه دقيق، والأزرق أجمل من الصورة.', ago(8)),
    {
      ...review(
        idOf('tarek'),
        'set-tea-02',
        4,
        'Beautiful set. One saucer came with a tiny mark, and they replaced it within the week.',
        ago(30),
      ),
      reply: 'Thank you, Tarek. We are glad that the new saucer arrived in time.',
      replied_at: ago(26),
    },
    {
      ...review(idOf('karim'), 'plate-scarab-01', 1, 'اتصلوا بي على الرقم ده وأنا أبيعه لكم أرخص!', ago(55)),
      is_hidden: true,
      hidden_reason: 'إعلان لا تقييم',
    },
    review(idOf('hoda'), 'cup-mug-01', 5, null, ago(90)),
    review(null, 'plate-lotus-02', 3, 'جميل، لكنه أصغر مما ظننت.', ago(200)),
  ]);
  const tag = (name: string, text: string) => ({ user_id: idOf(name), tag: text });
  await insert('customer_tags', [
    tag('mona', 'VIP'),
    tag('mona', 'هدايا'),
    tag('tarek', 'جملة'),
    tag('lina', 'VIP'),
    tag('yasser', 'فندق'),
  ]);
  const note = (name: string, text: string, hours: number) => ({
    user_id: idOf(name),
    text,
    admin_id: adminId,
    created_at: ago(hours),
  });
  await insert('customer_notes', [
    note('mona', 'تفضّل التوصيل بعد السادسة مساءً، والاتصال قبله بساعة.', 30),
    note('mona', 'طلبت تغليف هدايا لثلاث قطع في عيد الأم، ويُعرض عليها مثله هذا العام.', 700),
    note('yasser', 'يشتري لفندق في طنطا ويطلب فاتورة ضريبية.', 210),
  ]);
  await insert(
    'staff_invitations',
    [
      invitation('sherif@lazaward.example', 'orders', ago(20), ago(-148)),
      invitation('dina@lazaward.example', 'readonly', ago(200), ago(32)),
    ].map((row) => ({ ...row, invited_by: adminId })),
  );
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

const invitation = (email: string, staff_role: string, sent_at: Date, expires_at: Date) => ({
  email,
  staff_role,
  language: 'ar',
  created_at: sent_at,
  sent_at,
  expires_at,
});
