import { idOf, type Prepare, some } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

export const someMessage = (shop: OpenShop) =>
  idOf(
    shop,
    `insert into contact_messages (name, email, subject, message) values ('سلمى', 'a@example.com', 'سؤال', 'متى؟') returning id`,
  );

const someInvitation = (shop: OpenShop, { userId }: SignedIn) =>
  idOf(
    shop,
    `insert into staff_invitations (email, staff_role, language, invited_by, expires_at)
     values ($1, 'orders', 'ar', $2, now() + interval '7 days') returning id`,
    [`invited-${some()}@example.com`, userId],
  );

/** Valid calls of the staff, customer and contact message endpoints. */
export const peopleTrials: Readonly<Record<string, Prepare>> = {
  'admin.customers.list': () => ({}),
  'admin.customers.tags': () => ({}),
  'admin.customers.export': () => ({ body: {} }),
  'admin.customers.get': (_, { userId }) => ({ at: { id: userId } }),
  'admin.customers.addNote': (_, { userId }) => ({ at: { id: userId }, body: { text: some() } }),
  'admin.customers.deleteNote': async (shop, { userId }) => ({
    at: {
      id: userId,
      noteId: await idOf(shop, 'insert into customer_notes (user_id, text) values ($1, $2) returning id', [
        userId,
        some(),
      ]),
    },
  }),
  'admin.customers.addTag': async (shop, { userId }) => {
    await shop.database.pool.query('delete from customer_tags');
    return { at: { id: userId }, body: { tag: some() } };
  },
  'admin.customers.deleteTag': async (shop, { userId }) => {
    const tag = some();
    await shop.database.pool.query('insert into customer_tags (user_id, tag) values ($1, $2)', [userId, tag]);
    return { at: { id: userId, tag } };
  },
  'admin.userRoles.list': () => ({}),
  'admin.userRoles.grant': async (shop) => ({
    body: { email: (await shop.signUp({ isProven: true })).email, role: 'orders', language: 'ar' },
  }),
  'admin.userRoles.update': async (shop) => ({
    at: { id: (await shop.signUpAdmin('orders')).userId },
    body: { role: 'catalogue' },
  }),
  'admin.userRoles.resendInvitation': async (shop, person) => ({
    at: { id: await someInvitation(shop, person) },
    body: {},
  }),
  'admin.userRoles.withdrawInvitation': async (shop, person) => ({ at: { id: await someInvitation(shop, person) } }),
  'staffInvitations.accept': () => ({ body: {}, status: 409, code: 'EMAIL_NOT_VERIFIED' }),
  'admin.userRoles.revoke': async (shop) => {
    const { userId } = await shop.signUp();
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
    return { at: { id: userId } };
  },
  'admin.contactMessages.reply': async (shop) => ({
    at: { id: await someMessage(shop) },
    body: { text: 'خلال يومين.', seen: 0 },
  }),
};
