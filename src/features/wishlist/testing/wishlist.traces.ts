import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

export const wishlistTraces = async ({ request, token }: TracedVisit): Promise<void> => {
  await request('/api/wishlist/cup-tea-01', { method: 'PUT', token });
};
