import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

const addressForm = (label: string) => {
  const { email: _, ...shipping } = orderInputFor().shipping;
  return { label, ...shipping, isDefault: false };
};

const someAddress = async (shop: OpenShop, { userId }: SignedIn, label: string) => {
  await shop.database.pool.query('delete from saved_addresses where user_id = $1', [userId]);
  return idOf(
    shop,
    `insert into saved_addresses (user_id, label, full_name, phone, address, city, postal_code)
     values ($1, $2, 'سلمى حسن', '+201001234567', '١٢ شارع المعز', 'القاهرة', '11511') returning id`,
    [userId, label],
  );
};

export const endpointExamples: EndpointExamples = {
  'profile.get': (_, { email }) => ({ owned: email }),
  'profile.update': () => ({ body: { name: 'سلمى حسن', phone: '01001234567' } }),
  'profile.verifyEmail': () => ({ code: 'CODE_WRONG' }),
  'savedAddresses.list': async (shop, person) => {
    const label = randomText();
    await someAddress(shop, person, label);
    return { owned: label };
  },
  'savedAddresses.create': async (shop, person) => {
    await someAddress(shop, person, randomText());
    return { body: addressForm(randomText()) };
  },
  'savedAddresses.update': async (shop, person) => {
    const label = randomText();
    return { at: { id: await someAddress(shop, person, randomText()) }, body: addressForm(label), owned: label };
  },
  'savedAddresses.delete': async (shop, person) => {
    const id = await someAddress(shop, person, randomText());
    return { at: { id }, owned: '"isDeleted":true' };
  },
  'admin.customers.get': (_, { userId }) => ({ at: { id: userId } }),
  'admin.customers.addNote': (_, { userId }) => ({ at: { id: userId } }),
  'admin.customers.deleteNote': async (shop, { userId }) => ({
    at: {
      id: userId,
      noteId: await idOf(shop, 'insert into customer_notes (user_id, text) values ($1, $2) returning id', [
        userId,
        randomText(),
      ]),
    },
  }),
  'admin.customers.addTag': async (shop, { userId }) => {
    await shop.database.pool.query('delete from customer_tags');
    return { at: { id: userId } };
  },
  'admin.customers.deleteTag': async (shop, { userId }) => {
    const tag = randomText();
    await shop.database.pool.query('insert into customer_tags (user_id, tag) values ($1, $2)', [userId, tag]);
    return { at: { id: userId, tag } };
  },
};
