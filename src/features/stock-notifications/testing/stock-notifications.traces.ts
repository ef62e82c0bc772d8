import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

const productId = 'plate-star-calligraphy-02';

/** Registers another address in the account, and the address of the account as a guest. */
export const stockNotificationTraces = async ({ request, token, person }: TracedVisit): Promise<void> => {
  const { language, email, otherEmail } = person;
  await request('/api/stock-notifications', { body: { productId, email: otherEmail, language }, token });
  await request('/api/stock-notifications', { body: { productId, email, language } });
};
