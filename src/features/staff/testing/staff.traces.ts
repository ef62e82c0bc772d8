import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

export const staffTraces = async ({ query, person: { email } }: TracedVisit): Promise<void> => {
  await query(
    `insert into staff_invitations (email, staff_role, language, expires_at) values ($1, 'orders', 'ar', now() + interval '7 days')`,
    [email.toLowerCase()],
  );
};
