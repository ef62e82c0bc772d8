import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** A message with the shop's reply. */
export const contactTraces = async ({ request, query, person }: TracedVisit): Promise<void> => {
  const { data, email, subject, message } = person;
  await request('/api/contact-messages', { body: { name: data.name, email, subject, message } });
  await query(
    `insert into contact_message_replies (message_id, text) select id, $2 from contact_messages where lower(email) = lower($1)`,
    [email, `${message} ${subject}`],
  );
};
