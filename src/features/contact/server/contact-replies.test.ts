import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { ContactMessage } from '../contact.admin.contract.ts';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  admin = await shop.signUpAdmin('orders');
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from contact_messages');
  await shop.database.pool.query('delete from request_limits');
});

const question = { name: 'Nadia', subject: 'The blue cup', message: 'Does the cup hold 200 ml?' };
const write = async (email: string, language = 'en') => {
  await shop.request('/contact-messages', { body: { ...question, email }, headers: { 'accept-language': language } });
  const { rows } = await shop.database.pool.query('select id from contact_messages where email = $1', [email]);
  return String(rows[0].id);
};
const reply = (id: string, text: string, replyCount = 0) =>
  shop.request<ContactMessage & { code?: string }>(`/admin/contact-messages/${id}/replies`, {
    body: { text, seen: replyCount },
    token: admin.token,
  });
const mailsTo = (email: string) => server.mails.filter(({ recipients }) => recipients.includes(email));

describe('replies to contact messages', () => {
  test.each(contentLanguages)(
    'mails a reply in %s, the language of the contact page, with the message below it',
    async (language) => {
      const email = `nadia-${language}@example.com`;
      const id = await write(email, language);
      const { body } = await reply(id, 'Yes: <b>220 ml</b>.\nKind regards');
      expect(body).toMatchObject({
        status: 'read',
        language,
        replies: [{ text: 'Yes: <b>220 ml</b>.\nKind regards' }],
      });
      await soon(() => expect(mailsTo(email)).toHaveLength(1));
      const texts = serverTexts(language, testSettings).mail.contactReply;
      const [mail] = mailsTo(email);
      expect(mail?.headers['subject']).toBe(texts.subject({ subject: question.subject }));
      expect(mail?.headers['reply-to']).toContain(owner.email);
      expect(mail?.text).toContain('Yes: <b>220 ml</b>.\nKind regards');
      expect(mail?.text).toContain(`${texts.wrote}\n> ${question.message}`);
      expect(mail?.html).toContain('Yes: &lt;b&gt;220 ml&lt;/b&gt;.');
    },
  );

  test('sends one of two concurrent replies, and a further one only with the current number of replies', async () => {
    const email = 'twice@example.com';
    const id = await write(email);
    const responses = await Promise.all([reply(id, 'Yes, it does.'), reply(id, 'Yes, 220 ml.')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('CONTACT_MESSAGE_ANSWERED');
    expect((await reply(id, 'And a saucer comes with it.', 1)).body.replies).toHaveLength(2);
    await soon(() => expect(mailsTo(email)).toHaveLength(2));
  });

  test('limits the length and the number of replies', async () => {
    const id = await write('bounded@example.com');
    for (const text of ['', '  ', 'x'.repeat(4001)]) expect((await reply(id, text)).status).toBe(400);
    await shop.database.pool.query(
      `insert into contact_message_replies (message_id, text) select $1, 'Yes' from generate_series(1, 20)`,
      [id],
    );
    expect((await reply(id, 'One more.', 20)).body.code).toBe('LIMIT_REACHED');
    expect((await reply('3f0a4c9e-0000-4000-8000-000000000000', 'Yes.')).status).toBe(404);
  });

  test('limits replies to 60 per ten minutes and admin', async () => {
    const id = await write('many@example.com');
    const responses = [];
    for (let sent = 0; sent < 61; sent += 1) responses.push((await reply(id, 'Yes.', 99)).status);
    expect([responses.filter((status) => status === 409).length, responses.at(-1)]).toEqual([60, 429]);
  });

  test('replies to a message without a stored language in the language of its text', async () => {
    await shop.database.pool.query(
      `insert into contact_messages (name, email, subject, message)
       values ('سلمى', 'old@example.com', 'سؤال', 'متى يصل؟'), ('Sam', 'older@example.com', 'A question', 'When?')`,
    );
    const { body } = await shop.request<{ items: ContactMessage[] }>('/admin/contact-messages', { token: admin.token });
    expect(new Map(body.items.map(({ email, language }) => [email, language]))).toEqual(
      new Map([
        ['old@example.com', 'ar'],
        ['older@example.com', 'en'],
      ]),
    );
  });

  test('deletes replies with their message', async () => {
    const id = await write('gone@example.com');
    await reply(id, 'Yes.');
    await shop.database.pool.query('delete from contact_messages where id = $1', [id]);
    expect((await shop.database.pool.query('select from contact_message_replies')).rowCount).toBe(0);
  });
});
