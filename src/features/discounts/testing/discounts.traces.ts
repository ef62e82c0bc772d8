import { orderInputFor } from '#features/orders/testing/orders.ts';
import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** Unknown codes, entered with and without the account. */
export const discountTraces = async ({ request, token, person: { typedCode } }: TracedVisit): Promise<void> => {
  const { lines } = orderInputFor();
  await request('/api/promo-code-quotes', { body: { code: typedCode, lines }, token }, 4);
  await request('/api/promo-code-quotes', { body: { code: `${typedCode}-2`, lines } }, 4);
};
