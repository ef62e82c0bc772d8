import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

const someInvitation = (shop: OpenShop, { userId }: SignedIn) =>
  idOf(
    shop,
    `insert into staff_invitations (email, staff_role, language, invited_by, expires_at)
     values ($1, 'orders', 'ar', $2, now() + interval '7 days') returning id`,
    [`invited-${randomText()}@example.com`, userId],
  );

export const endpointExamples: EndpointExamples = {
  'admin.userRoles.grant': async (shop) => ({ body: { email: (await shop.signUp({ isProven: true })).email } }),
  'admin.userRoles.update': async (shop) => ({
    at: { id: (await shop.signUpAdmin('orders')).userId },
    body: { role: 'catalogue' },
  }),
  'admin.userRoles.resendInvitation': async (shop, person) => ({ at: { id: await someInvitation(shop, person) } }),
  'admin.userRoles.withdrawInvitation': async (shop, person) => ({ at: { id: await someInvitation(shop, person) } }),
  'staffInvitations.accept': () => ({ code: 'EMAIL_NOT_VERIFIED' }),
  'admin.userRoles.revoke': async (shop) => {
    const { userId } = await shop.signUp();
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
    return { at: { id: userId } };
  },
};
