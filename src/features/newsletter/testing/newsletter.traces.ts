import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';
import { soon } from '#tests/support/mail/job-capture.ts';

/** Subscribes, and follows the confirmation link of the mail. */
export const newsletterTraces = async ({ request, mails, person }: TracedVisit): Promise<void> => {
  const { email, language } = person;
  await request('/api/newsletter-subscriptions', { body: { email, language } });
  const token = await soon(() => {
    const [code] = mails.mails.flatMap(({ recipients, text }) =>
      recipients.some((each) => each.toLowerCase() === email.toLowerCase())
        ? (/confirm-newsletter\?token=([\w-]+)/u.exec(text)?.slice(1, 2) ?? [])
        : [],
    );
    if (code === undefined) throw new Error(`${email} got no newsletter confirmation`);
    return code;
  });
  await request('/api/newsletter-confirmations', { body: { token } });
};
