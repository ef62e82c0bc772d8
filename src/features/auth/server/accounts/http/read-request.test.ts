import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type AccountsEnvironment, readVisitor } from './read-request.ts';

const visitor = async (socket: string | undefined, forwarded: string | undefined, trustedProxies: number) => {
  const app = new Hono<AccountsEnvironment>().get('/', (context) => context.json(readVisitor(context, trustedProxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return response.json();
};

test.for([
  ['without proxies only the socket counts', '198.51.100.7', '10.0.0.1', 0, '198.51.100.7'],
  ['one proxy wrote the last entry', '127.0.0.1', '10.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies wrote the last two', '127.0.0.1', '10.0.0.1, 203.0.113.9, 192.0.2.4', 2, '203.0.113.9'],
  ['fewer entries than proxies: the first', '127.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
  ['no entry although a proxy is expected', '198.51.100.7', undefined, 1, '198.51.100.7'],
  ['an entry that is not an IP address', '198.51.100.7', 'unknown', 1, '198.51.100.7'],
  ['an IPv4-mapped IPv6 address', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['neither a socket address nor a header', undefined, undefined, 0, null],
] as const)('%s', async ([, socket, forwarded, trusted, address]) => {
  expect(await visitor(socket, forwarded, trusted)).toMatchObject({ address });
});

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
] as const)('counts tries from %s for %s', async ([socket, addressBucket]) => {
  expect(await visitor(socket, undefined, 0)).toMatchObject({ addressBucket });
});
