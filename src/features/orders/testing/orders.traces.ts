import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

export const orderTraces = async ({ query, orderNumber }: TracedVisit): Promise<void> => {
  await query(`insert into order_networks select id, '\\x5eed', created_at from orders where order_number = $1`, [
    orderNumber,
  ]);
};
