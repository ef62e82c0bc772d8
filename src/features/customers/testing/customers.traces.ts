import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** The profile after a change, a saved address, and what the staff notes about the customer. */
export const customerTraces = async ({ request, query, mark, token, userId, person }: TracedVisit): Promise<void> => {
  await request('/api/profile', { method: 'PUT', body: person.renamed, token });
  const { email: _, ...address } = person.recipient;
  await request('/api/saved-addresses', { body: { ...address, label: person.label, isDefault: true }, token });
  await query(`insert into customer_notes (user_id, text) values ($1, $2)`, [userId, mark('note')]);
  await query(`insert into customer_tags (user_id, tag) values ($1, $2)`, [userId, mark('tag')]);
};
