import { expect, test } from 'vitest';
import { openMailServer } from '#tests/support/servers/mail-server.ts';
import { type Mail, smtpTransport } from './smtp-transport.ts';

const mailTo = (to: string): Mail => ({
  key: to.slice(0, to.indexOf('@')),
  to,
  language: 'en',
  senderName: 'Lazaward',
  subject: 'A cup',
  html: '<p>A cup</p>',
  text: 'A cup',
  pictures: [],
  links: [],
  code: null,
  replyTo: null,
  unsubscribeUrl: null,
});

test('consecutive mails share a connection, also after a refused mail', async () => {
  const server = await openMailServer();
  const send = smtpTransport(server.url, 'shop@shop.example');
  const addresses = ['one@example.com', 'two@example.com', 'three@example.com'];
  for (const address of addresses) await send(mailTo(address));
  expect(server.connections()).toBe(1);
  server.refuse({ number: 550, sentence: 'no such person here' });
  await expect(send(mailTo('nobody@example.com'))).rejects.toMatchObject({
    message: 'mail server: EENVELOPE 550',
    isFinal: true,
  });
  server.refuse(null);
  await send(mailTo('four@example.com'));
  expect(server.mails.map(({ recipients }) => recipients[0])).toEqual([...addresses, 'four@example.com']);
  await server.close();
});

test('a mail uses a new connection after the mail server has closed the previous one', async () => {
  const server = await openMailServer();
  const send = smtpTransport(server.url, 'shop@shop.example');
  await send(mailTo('one@example.com'));
  await server.close();
  await expect(send(mailTo('two@example.com'))).rejects.toMatchObject({ isFinal: false });
  const again = await openMailServer(Number(new URL(server.url).port));
  await send(mailTo('two@example.com'));
  expect(again.mails.map(({ recipients }) => recipients[0])).toEqual(['two@example.com']);
  await again.close();
});
