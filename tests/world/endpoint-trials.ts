import { randomBytes, randomInt } from 'node:crypto';
import { newProduct } from './new-product.ts';
import type { OpenShop, SignedIn } from './open-shop.ts';
import { issueCode, leaveInStock, linesOf, wishFor } from './orders.ts';

/** One sound call of an endpoint. */
export type Trial = {
  /** What stands in the holes of its address. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** What whoever may call it is answered; 200 unless something else is said. */
  readonly status?: number;
  /** The refusal that lies behind the gate, where a sound call has one. */
  readonly code?: string;
  /** The refusal of an admin who owes the second factor, where even a customer would owe theirs. */
  readonly whenOwing?: string;
  /** What its owner reads in the answer, and nobody else. */
  readonly owned?: string;
};

/** Prepares what a call needs, so that it changes something when it is let in; what belongs to somebody is `person`'s. */
type Prepare = (shop: OpenShop, person: SignedIn) => Trial | Promise<Trial>;

const some = () => randomBytes(5).toString('hex');
const inArabic = { query: '?language=ar' };

const addressForm = (label: string) => {
  const { email: _, ...shipping } = wishFor().shipping;
  return { label, ...shipping, isDefault: false };
};

const idOf = async ({ database }: OpenShop, sql: string, values: readonly unknown[] = []): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(sql, [...values]);
  return rows[0]?.id ?? '';
};

const someMessage = (shop: OpenShop) =>
  idOf(
    shop,
    `insert into contact_messages (name, email, subject, message) values ('سلمى', 'a@example.com', 'سؤال', 'متى؟') returning id`,
  );

const somePromo = async (shop: OpenShop) => {
  const code = `TRIAL-${some().toUpperCase()}`;
  await issueCode(shop, code);
  return idOf(shop, 'select id from promo_codes where code = $1', [code]);
};

const someProduct = async ({ database }: OpenShop) => {
  await database.pool.query(`update products set is_archived = false where id = 'set-tea-01'`);
  const { rows } = await database.pool.query(
    `select stock, version, position, is_archived from products where id = 'set-tea-01'`,
  );
  return rows[0];
};

const someReview = (shop: OpenShop, { userId }: SignedIn) =>
  idOf(
    shop,
    `insert into reviews (user_id, product_id, rating, comment) values ($1, 'cup-tea-01', 4, $2) returning id`,
    [userId, some()],
  );

const someAddress = async (shop: OpenShop, { userId }: SignedIn, label: string) => {
  await shop.database.pool.query('delete from saved_addresses where user_id = $1', [userId]);
  return idOf(
    shop,
    `insert into saved_addresses (user_id, label, full_name, phone, address, city, postal_code)
     values ($1, $2, 'سلمى حسن', '+201001234567', '١٢ شارع المعز', 'القاهرة', '11511') returning id`,
    [userId, label],
  );
};

const someOrder = async (shop: OpenShop, { userId, token }: SignedIn): Promise<string> => {
  await leaveInStock(shop, 'plate-lotus-01', 1000);
  const { body } = await shop.ask<{ orderNumber: string }>('/orders', { body: wishFor(), token });
  if (!body.orderNumber) throw new Error(`${userId} could not order: ${JSON.stringify(body)}`);
  return body.orderNumber;
};

const terms = { discountType: 'percentage', discountValue: '10', minPurchase: '', maxUses: '', validUntil: '' };

/** How each endpoint of the contract is called soundly: one that joins the contract joins this list. */
export const trials: Readonly<Record<string, Prepare>> = {
  'products.list': () => inArabic,
  'products.detail': () => ({ ...inArabic, at: { id: 'cup-tea-01' } }),
  'products.home': () => inArabic,
  'products.cartShelf': () => ({ query: '?language=ar&ids=cup-tea-01' }),
  'reviews.write': () => ({ body: { productId: 'cup-tea-01', rating: 5, comment: some() }, status: 201 }),
  'reviews.list': () => ({ at: { id: 'cup-tea-01' } }),
  'promos.quote': async (shop) => {
    const code = `QUOTE-${some().toUpperCase()}`;
    await issueCode(shop, code);
    return { body: { code, lines: linesOf('plate-lotus-01') } };
  },
  'orders.place': async (shop) => {
    await leaveInStock(shop, 'plate-lotus-01', 1000);
    return { body: wishFor(), status: 201 };
  },
  'orders.detail': async (shop, person) => {
    const orderNumber = await someOrder(shop, person);
    return { ...inArabic, at: { orderNumber }, owned: orderNumber };
  },
  'orders.mine': async (shop, person) => ({ ...inArabic, owned: await someOrder(shop, person) }),
  'people.profile': (_, { email }) => ({ owned: email }),
  'people.changeProfile': () => ({ body: { name: 'سلمى حسن', phone: '01001234567' } }),
  'people.proveEmail': () => ({ body: { code: '000000' }, status: 403, code: 'CODE_WRONG' }),
  'people.contact': () => ({
    body: { name: 'سلمى', email: 'salma@example.com', subject: 'سؤال عن طبق', message: 'متى يصل الطبق إلى أسوان؟' },
    status: 201,
  }),
  'people.subscribe': () => ({ body: { email: `reader-${some()}@example.com` }, status: 201 }),
  'people.confirmSubscription': () => ({
    body: { token: 'nothing' },
    status: 422,
    code: 'NEWSLETTER_LINK_INVALID',
  }),
  'people.unsubscribe': () => ({ body: { token: 'nothing' }, status: 422, code: 'LEAVE_LINK_INVALID' }),
  'wishlist.show': async (shop, { userId }) => {
    await shop.database.pool.query('delete from wishlist');
    await shop.database.pool.query(`insert into wishlist (user_id, product_id) values ($1, 'plate-lotus-01')`, [
      userId,
    ]);
    return { ...inArabic, owned: 'plate-lotus-01' };
  },
  'wishlist.add': () => ({ at: { productId: 'cup-tea-01' } }),
  'wishlist.remove': () => ({ at: { productId: 'cup-tea-01' } }),
  'addresses.list': async (shop, person) => {
    const label = some();
    await someAddress(shop, person, label);
    return { owned: label };
  },
  'addresses.add': async (shop, person) => {
    await someAddress(shop, person, some());
    return { body: addressForm(some()), status: 201 };
  },
  'addresses.change': async (shop, person) => {
    const label = some();
    return { at: { id: await someAddress(shop, person, some()) }, body: addressForm(label), owned: label };
  },
  'addresses.remove': async (shop, person) => {
    const id = await someAddress(shop, person, some());
    return { at: { id }, owned: '"isDeleted":true' };
  },
  'stockNotifications.register': async (shop) => {
    await leaveInStock(shop, 'cup-tea-01', 0);
    return { body: { productId: 'cup-tea-01', email: `waits-${some()}@example.com` }, status: 201 };
  },
  'consents.mine': async (shop, { userId }) => {
    const at = new Date(Date.now() - randomInt(1e12)).toISOString();
    await shop.database.pool.query(
      `insert into consents (happened_at, purpose, is_given, wording, language, place, person, user_id)
       values ($3, 'contact', true, 1, 'ar', 'contact', $2, $1)`,
      [userId, randomBytes(32), at],
    );
    return { owned: at };
  },
  'consents.withdraw': () => ({ body: { purpose: 'newsletter' } }),
  'ownData.download': (_, { email }) => ({ owned: email }),
  // without a proof, so that whoever tries it is there for the next trial
  'ownData.erase': () => ({
    body: { language: 'ar' },
    status: 403,
    code: 'PASSWORD_REQUIRED',
    whenOwing: 'SECOND_FACTOR_REQUIRED',
  }),
  'office.desk.show': () => ({}),
  'office.desk.overview': () => inArabic,
  'office.orders.export': () => ({ body: {} }),
  'office.orders.list': () => inArabic,
  'office.orders.move': async (shop, person) => ({
    at: { id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]) },
    body: { language: 'ar', from: 'pending', to: 'processing' },
  }),
  'office.orders.settle': async (shop, person) => ({
    at: { id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]) },
    body: { language: 'ar', from: 'pending', to: 'paid' },
  }),
  'office.messages.list': () => ({}),
  'office.messages.mark': async (shop) => ({ at: { id: await someMessage(shop) }, body: { status: 'read' } }),
  'office.products.list': () => inArabic,
  'office.products.show': () => ({ at: { id: 'set-tea-01' } }),
  'office.products.create': () => ({ body: { product: newProduct(), isArchived: false }, status: 201 }),
  'office.products.change': async (shop) => {
    const { stock, version } = await someProduct(shop);
    return { at: { id: 'set-tea-01' }, body: { product: newProduct({ stock }), stockSeen: stock, version } };
  },
  'office.products.place': async (shop) => {
    const { position } = await someProduct(shop);
    return { at: { id: 'set-tea-01' }, body: { place: position === 1 ? 2 : 1 } };
  },
  'office.products.archive': async (shop) => {
    const { is_archived: isArchived } = await someProduct(shop);
    return { at: { id: 'set-tea-01' }, body: { isArchived: !isArchived } };
  },
  'office.productPictures.put': async (shop) => {
    const { version } = await someProduct(shop);
    return { at: { id: 'set-tea-01', view: '1' }, body: { version, alt: { ar: 'طقم شاي', en: some() } } };
  },
  'office.productPictures.remove': async (shop) => {
    const { version } = await someProduct(shop);
    return { at: { id: 'set-tea-01', view: '4' }, body: { version } };
  },
  'office.stockAlerts.products': () => ({}),
  'office.stockAlerts.list': () => ({}),
  'office.stockAlerts.tell': async (shop) => {
    await leaveInStock(shop, 'cup-tea-02', 5);
    await shop.database.pool.query(`insert into stock_notifications (email, product_id) values ($1, 'cup-tea-02')`, [
      `waits-${some()}@example.com`,
    ]);
    return { at: { id: 'cup-tea-02' } };
  },
  'office.promoCodes.list': () => ({}),
  'office.promoCodes.make': () => ({ body: { code: `MADE-${some()}`, ...terms }, status: 201 }),
  'office.promoCodes.change': async (shop) => ({
    at: { id: await somePromo(shop) },
    body: { terms: { ...terms, discountValue: '20' } },
  }),
  'office.promoCodes.open': async (shop) => ({ at: { id: await somePromo(shop) }, body: { isActive: false } }),
  'office.promoCodes.remove': async (shop) => ({ at: { id: await somePromo(shop) } }),
  'office.reviews.list': () => ({}),
  'office.reviews.hide': async (shop, person) => ({
    at: { id: await someReview(shop, person) },
    body: { reason: 'ألفاظ خارجة' },
  }),
  'office.reviews.show': async (shop, person) => {
    const id = await someReview(shop, person);
    await shop.database.pool.query('update reviews set is_hidden = true where id = $1', [id]);
    return { at: { id } };
  },
  'office.newsletter.list': () => ({}),
  'office.newsletter.remove': async (shop) => ({
    at: {
      id: await idOf(shop, 'insert into newsletter_subscriptions (email) values ($1) returning id', [
        `reader-${some()}@example.com`,
      ]),
    },
  }),
  'office.newsletter.export': () => ({ body: {} }),
  'office.team.show': () => ({}),
  'office.team.grant': async (shop) => ({ body: { email: (await shop.signUp({ isProven: true })).email } }),
  'office.team.revoke': async (shop) => {
    const { userId } = await shop.signUp();
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
    return { at: { id: userId } };
  },
  'office.log.list': () => ({}),
};
