import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** Inserts an edit of the order by an admin. */
export const orderManagementTraces = async ({ query, orderNumber }: TracedVisit): Promise<void> => {
  await query(
    `insert into order_edits (order_id, version, changed_at, parts, priced_by, lines_before, lines_after, total_before, total_after)
     select id, 2, now() - interval '1 minute', array['gift'], 'order', '[]', '[]', 66666, 66665 from orders where order_number = $1`,
    [orderNumber],
  );
};
