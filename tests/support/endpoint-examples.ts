import { randomBytes, randomInt } from 'node:crypto';
import { peopleTrials, someMessage } from '#features/customers/testing/people-examples.ts';
import { shipmentTrials } from '#features/fulfillment/testing/shipment-examples.ts';
import { orderEditorTrials } from '#features/order-management/testing/order-editor-examples.ts';
import { issueCode, linesOf, orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import { paymentTrials } from '#features/payments/testing/payment-examples.ts';
import { importTrials } from '#features/products/testing/import-examples.ts';
import { newProduct } from '#features/products/testing/product-input.ts';
import { reportTrials } from '#features/reports/testing/report-examples.ts';
import { returnTrials } from '#features/returns/testing/return-examples.ts';
import { searchTrials } from '#features/search/testing/search-examples.ts';
import { idOf, inArabic, newestVersion, type Prepare, some, someOrder } from './example-data.ts';
import type { OpenShop, SignedIn } from './shop/in-process-shop.ts';

const addressForm = (label: string) => {
  const { email: _, ...shipping } = orderInputFor().shipping;
  return { label, ...shipping, isDefault: false };
};

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

const aPage = { ar: '## الإرجاع\n\nخلال {returnDays}.', en: '## Returns\n\nWithin {returnDays}.' };

/** Plans the publication of the page about delivery; returns the planned version. */
const somePlannedPage = async (shop: OpenShop, { userId }: SignedIn): Promise<number> => {
  await shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at)
     values ('page/delivery', $1, $2, $3, now() + interval '1 day')`,
    [(await newestVersion(shop, 'page/delivery')) + 1, JSON.stringify(aPage), userId],
  );
  return newestVersion(shop, 'page/delivery');
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

const terms = { discountType: 'percentage', discountValue: '10', minPurchase: '', maxUses: '', validUntil: '' };

/** A valid call for each endpoint of the contract; every new endpoint needs an entry. */
export const trials: Readonly<Record<string, Prepare>> = {
  ...paymentTrials,
  ...returnTrials,
  ...shipmentTrials,
  ...importTrials,
  ...reportTrials,
  ...peopleTrials,
  ...searchTrials,
  ...orderEditorTrials,
  'products.list': () => inArabic,
  'products.get': () => ({ ...inArabic, at: { id: 'cup-tea-01' } }),
  'products.home': () => inArabic,
  'products.suggestSearches': () => ({ query: '?language=ar&q=لوت' }),
  'products.cartProducts': () => ({ query: '?language=ar&ids=cup-tea-01' }),
  'pages.get': () => ({ ...inArabic, at: { name: 'returns' } }),
  'pages.home': () => inArabic,
  'pages.about': () => inArabic,
  'reviews.create': () => ({ body: { productId: 'cup-tea-01', rating: 5, comment: some() }, status: 201 }),
  'reviews.list': () => ({ at: { id: 'cup-tea-01' } }),
  'promoCodes.quote': async (shop) => {
    const code = `QUOTE-${some().toUpperCase()}`;
    await issueCode(shop, code);
    return { body: { code, lines: linesOf('plate-lotus-01') } };
  },
  'orders.place': async (shop) => {
    await setStock(shop, 'plate-lotus-01', 1000);
    return { body: orderInputFor(), status: 201 };
  },
  'orders.get': async (shop, person) => {
    const orderNumber = await someOrder(shop, person);
    return { ...inArabic, at: { orderNumber }, owned: orderNumber };
  },
  'orders.list': async (shop, person) => ({ ...inArabic, owned: await someOrder(shop, person) }),
  'profile.get': (_, { email }) => ({ owned: email }),
  'profile.update': () => ({ body: { name: 'سلمى حسن', phone: '01001234567' } }),
  'profile.verifyEmail': () => ({ body: { code: '000000' }, status: 403, code: 'CODE_WRONG' }),
  'contactMessages.create': () => ({
    body: { name: 'سلمى', email: 'salma@example.com', subject: 'سؤال عن طبق', message: 'متى يصل الطبق إلى أسوان؟' },
    status: 201,
  }),
  'newsletterSubscriptions.create': () => ({ body: { email: `reader-${some()}@example.com` }, status: 201 }),
  'newsletterSubscriptions.confirm': () => ({
    body: { token: 'nothing' },
    status: 422,
    code: 'NEWSLETTER_LINK_INVALID',
  }),
  'unsubscriptions.create': () => ({ body: { token: 'nothing' }, status: 422, code: 'UNSUBSCRIBE_LINK_INVALID' }),
  'wishlist.get': async (shop, { userId }) => {
    await shop.database.pool.query('delete from wishlist');
    await shop.database.pool.query(`insert into wishlist (user_id, product_id) values ($1, 'plate-lotus-01')`, [
      userId,
    ]);
    return { ...inArabic, owned: 'plate-lotus-01' };
  },
  'wishlist.add': () => ({ at: { productId: 'cup-tea-01' } }),
  'wishlist.remove': () => ({ at: { productId: 'cup-tea-01' } }),
  'savedAddresses.list': async (shop, person) => {
    const label = some();
    await someAddress(shop, person, label);
    return { owned: label };
  },
  'savedAddresses.create': async (shop, person) => {
    await someAddress(shop, person, some());
    return { body: addressForm(some()), status: 201 };
  },
  'savedAddresses.update': async (shop, person) => {
    const label = some();
    return { at: { id: await someAddress(shop, person, some()) }, body: addressForm(label), owned: label };
  },
  'savedAddresses.delete': async (shop, person) => {
    const id = await someAddress(shop, person, some());
    return { at: { id }, owned: '"isDeleted":true' };
  },
  'stockNotifications.create': async (shop) => {
    await setStock(shop, 'cup-tea-01', 0);
    return { body: { productId: 'cup-tea-01', email: `waits-${some()}@example.com` }, status: 201 };
  },
  'consents.list': async (shop, { userId }) => {
    const at = new Date(Date.now() - randomInt(1e12)).toISOString();
    await shop.database.pool.query(
      `insert into consents (created_at, purpose, is_granted, text_version, language, source, subject_hash, user_id)
       values ($3, 'contact_message', true, 1, 'ar', 'contact_form', $2, $1)`,
      [userId, randomBytes(32), at],
    );
    return { owned: at };
  },
  'consents.withdraw': () => ({ body: { purpose: 'newsletter' } }),
  'personalData.export': (_, { email }) => ({ owned: email }),
  // without a password, so that the account still exists for the next trial
  'account.delete': () => ({
    body: { language: 'ar' },
    status: 403,
    code: 'PASSWORD_REQUIRED',
    codeWithoutFactor: 'SECOND_FACTOR_REQUIRED',
  }),
  'admin.labels.list': () => ({}),
  'admin.dashboard.summary': () => ({}),
  'admin.dashboard.get': () => inArabic,
  'admin.dashboard.sendMessages': () => ({}),
  'admin.orders.export': () => ({ body: {} }),
  'admin.orders.slipFacts': () => ({}),
  'admin.orders.list': () => inArabic,
  'admin.orders.get': async (shop, person) => ({ ...inArabic, at: { orderNumber: await someOrder(shop, person) } }),
  'admin.orders.updateStatus': async (shop, person) => ({
    at: { id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]) },
    body: { language: 'ar', from: 'pending', to: 'processing' },
  }),
  'admin.orders.updatePaymentStatus': async (shop, person) => ({
    at: { id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]) },
    body: { language: 'ar', from: 'pending', to: 'paid' },
  }),
  'admin.contactMessages.list': () => ({}),
  'admin.contactMessages.updateStatus': async (shop) => ({
    at: { id: await someMessage(shop) },
    body: { status: 'read' },
  }),
  'admin.products.list': () => inArabic,
  'admin.products.get': () => ({ at: { id: 'set-tea-01' } }),
  'admin.products.create': () => ({ body: { product: newProduct(), isArchived: false }, status: 201 }),
  'admin.products.update': async (shop) => {
    const { stock, version } = await someProduct(shop);
    return { at: { id: 'set-tea-01' }, body: { product: newProduct({ stock }), expectedStock: stock, version } };
  },
  'admin.products.updatePosition': async (shop) => {
    const { position } = await someProduct(shop);
    return { at: { id: 'set-tea-01' }, body: { position: position === 1 ? 2 : 1 } };
  },
  'admin.products.setArchived': async (shop) => {
    const { is_archived: isArchived } = await someProduct(shop);
    return { at: { id: 'set-tea-01' }, body: { isArchived: !isArchived } };
  },
  'admin.productGrid.list': () => inArabic,
  'admin.productGrid.save': async (shop) => {
    const { version } = await someProduct(shop);
    return { body: { changes: [{ id: 'set-tea-01', version, price: 123_400 }] } };
  },
  'admin.productPictures.upload': async (shop) => {
    const { version } = await someProduct(shop);
    return { at: { id: 'set-tea-01', view: '1' }, body: { version, alt: { ar: 'طقم شاي', en: some() } } };
  },
  'admin.productPictures.delete': async (shop) => {
    const { version } = await someProduct(shop);
    return { at: { id: 'set-tea-01', view: '4' }, body: { version } };
  },
  'admin.stock.movements': () => inArabic,
  'admin.stock.find': () => ({ query: `?language=ar&q=${encodeURIComponent('طقم')}` }),
  'admin.stock.getCurrent': () => ({ at: { id: 'set-tea-01' } }),
  'admin.stock.saveCounts': async (shop) => {
    const { rows } = await shop.database.pool.query<{ movement: number }>(
      `select max(id) as movement from stock_movements where product_id = 'set-tea-01'`,
    );
    return { body: { counts: [{ productId: 'set-tea-01', counted: 6, movement: rows[0]?.movement }] } };
  },
  'admin.stockNotifications.listProducts': () => ({}),
  'admin.stockNotifications.list': () => ({}),
  'admin.stockNotifications.send': async (shop) => {
    await setStock(shop, 'cup-tea-02', 5);
    await shop.database.pool.query(`insert into stock_notifications (email, product_id) values ($1, 'cup-tea-02')`, [
      `waits-${some()}@example.com`,
    ]);
    return { at: { id: 'cup-tea-02' } };
  },
  'admin.promoCodes.list': () => ({}),
  'admin.promoCodes.create': () => ({ body: { code: `MADE-${some()}`, ...terms }, status: 201 }),
  'admin.promoCodes.update': async (shop) => ({
    at: { id: await somePromo(shop) },
    body: { terms: { ...terms, discountValue: '20' } },
  }),
  'admin.promoCodes.setActive': async (shop) => ({ at: { id: await somePromo(shop) }, body: { isActive: false } }),
  'admin.promoCodes.delete': async (shop) => ({ at: { id: await somePromo(shop) } }),
  'settings.get': () => inArabic,
  'admin.settings.list': () => ({}),
  'admin.settings.save': async (shop) => ({
    at: { section: 'reviews' },
    body: { version: await newestVersion(shop), value: { claimedCount: 24 } },
  }),
  'admin.settings.versions': () => ({ at: { section: 'reviews' } }),
  'admin.settings.restore': async (shop) => ({
    at: { section: 'reviews' },
    body: { version: await newestVersion(shop), restored: 0 },
  }),
  'admin.pages.list': () => ({}),
  'admin.pages.get': () => ({ at: { name: 'returns' } }),
  'admin.pages.save': async (shop) => ({
    at: { name: 'delivery' },
    body: { version: await newestVersion(shop, 'page/delivery'), value: aPage, publishAt: 'now' },
  }),
  'admin.pages.cancelPlan': async (shop, person) => ({
    at: { name: 'delivery' },
    body: { version: await somePlannedPage(shop, person) },
  }),
  'admin.pages.versions': () => ({ at: { name: 'delivery' } }),
  'admin.pages.restore': async (shop) => ({
    at: { name: 'delivery' },
    body: { version: await newestVersion(shop, 'page/delivery'), restored: 0 },
  }),
  'admin.reviews.list': () => ({}),
  'admin.reviews.reply': async (shop, person) => ({
    at: { id: await someReview(shop, person) },
    body: { text: some() },
  }),
  'admin.reviews.deleteReply': async (shop, person) => ({ at: { id: await someReview(shop, person) } }),
  'admin.reviews.hide': async (shop, person) => ({
    at: { id: await someReview(shop, person) },
    body: { reason: 'ألفاظ خارجة' },
  }),
  'admin.reviews.unhide': async (shop, person) => {
    const id = await someReview(shop, person);
    await shop.database.pool.query('update reviews set is_hidden = true where id = $1', [id]);
    return { at: { id } };
  },
  'admin.newsletterSubscriptions.list': () => ({}),
  'admin.newsletterSubscriptions.delete': async (shop) => ({
    at: {
      id: await idOf(shop, 'insert into newsletter_subscriptions (email) values ($1) returning id', [
        `reader-${some()}@example.com`,
      ]),
    },
  }),
  'admin.newsletterSubscriptions.export': () => ({ body: {} }),
  'admin.auditLog.list': () => ({}),
};
