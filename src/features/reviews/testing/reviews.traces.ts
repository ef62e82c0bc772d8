import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

export const reviewTraces = async ({ request, token, person: { review } }: TracedVisit): Promise<void> => {
  await request('/api/reviews', { body: { productId: 'cup-tea-01', rating: 5, comment: review }, token });
};
