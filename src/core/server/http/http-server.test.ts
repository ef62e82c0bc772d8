import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { freePort } from '../../../../scripts/lib/free-port.ts';
import { type ListeningPort, listenOnPort } from './http-server.ts';

const open: ListeningPort[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(open.splice(0).map((port) => port.close()));
});

const timeout = { headersMs: 300, requestMs: 300, fileMs: 900, silenceMs: 700, checkIntervalMs: 50 };

/** Starts a server that responds to each complete request; `slow` delays the response, `endless` streams without end. */
const openShopPort = async (): Promise<ListeningPort> => {
  const port = await listenOnPort(0, '127.0.0.1', timeout);
  open.push(port);
  await port.serveWith(async (request, response) => {
    await text(request).catch(() => undefined);
    if (request.url === '/slow') await pause(400);
    response.end(request.url === '/endless' ? Buffer.alloc(64 * 1024 * 1024) : 'welcome');
  });
  return port;
};

const openSocket = ({ port }: ListeningPort): Socket => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

/** Sends the bytes and returns everything received until the server closes the connection. */
const getRawResponse = async (port: ListeningPort, bytes: string): Promise<string> => {
  const socket = openSocket(port);
  socket.write(bytes);
  return text(socket).catch(() => '');
};

const headers = 'Host: shop.example\r\n';

describe('http server timeouts and limits', () => {
  test('closes a connection that sends nothing or never completes its headers', async () => {
    const port = await openShopPort();
    const silent = getRawResponse(port, '');
    // it still sends when the server closes the connection, so it may not receive the response
    const dripping = openSocket(port).resume();
    dripping.write(`GET / HTTP/1.1\r\n${headers}`);
    const drops = setInterval(() => dripping.write('X-More: and more\r\n'), 40);
    await once(dripping, 'close');
    clearInterval(drops);
    expect(await silent).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('closes a connection that sends its body too slowly', async () => {
    const port = await openShopPort();
    const socket = openSocket(port);
    socket.write(`POST / HTTP/1.1\r\n${headers}Content-Length: 100000\r\n\r\n`);
    const drops = setInterval(() => socket.write('x'), 40);
    const startedAt = performance.now();
    await once(socket, 'close');
    clearInterval(drops);
    expect(performance.now() - startedAt).toBeLessThan(scaledLimit(2_000));
  });

  test('closes a connection that does not read the response', async () => {
    const port = await openShopPort();
    const socket = openSocket(port);
    socket.write(`GET /endless HTTP/1.1\r\n${headers}\r\n`);
    socket.pause();
    await pause(1_500);
    socket.resume();
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    await once(socket, 'close');
    expect(bytes).toBeLessThan(64 * 1024 * 1024);
  });

  test('answers 431 when the headers exceed 16 KiB', async () => {
    const port = await openShopPort();
    const long = `GET / HTTP/1.1\r\n${headers}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await getRawResponse(port, long)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await getRawResponse(port, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${headers}\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });
});

test('answers other clients while many connections stall their requests', async () => {
  const port = await openShopPort();
  for (let turn = 0; turn < 200; turn += 1) openSocket(port).write(`GET / HTTP/1.1\r\n${headers}`);
  const startedAt = performance.now();
  expect(await (await fetch(`http://127.0.0.1:${port.port}`)).text()).toBe('welcome');
  expect(performance.now() - startedAt).toBeLessThan(scaledLimit(1_000));
});

test('refuses connections to a fixed port until a listener is set', async () => {
  const requestedPort = await freePort();
  const port = await listenOnPort(requestedPort, '127.0.0.1');
  open.push(port);
  const url = `http://127.0.0.1:${requestedPort}`;
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await port.serveWith((_request, response) => void response.end('welcome'));
  expect(await (await fetch(url)).text()).toBe('welcome');
  await expect(listenOnPort(requestedPort, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('http server shutdown', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
  const request = `POST / HTTP/1.1\r\n${headers}Content-Length: 2\r\n\r\n{}`;

  test('a draining server serves requests and closes their connections, then rejects reads, then closes', async () => {
    const port = await openShopPort();
    expect(port.isDraining()).toBe(false);
    const idle = openSocket(port);
    idle.write(get('/'));
    await once(idle, 'data');

    const closing = port.close(600);
    expect(port.isDraining()).toBe(true);
    const response = await getRawResponse(port, get('/'));
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    // an existing keep-alive connection is also closed after its next response
    idle.write(get('/'));
    expect(await text(idle)).toMatch(/\r\nconnection: close\r\n/i);

    await pause(700);
    expect(await getRawResponse(port, get('/'))).toBe('');
    expect(await getRawResponse(port, request)).toMatch(/^HTTP\/1\.1 200 /);
    await closing;
    await expect(fetch(`http://127.0.0.1:${port.port}`)).rejects.toThrow('fetch failed');
  });

  test('a server without a drain time finishes open requests and does not wait for idle connections', async () => {
    const port = await openShopPort();
    const idle = openSocket(port);
    idle.write(get('/'));
    await once(idle, 'data');
    const slow = getRawResponse(port, get('/slow'));
    await pause(100);
    const startedAt = performance.now();
    await port.close();
    expect(performance.now() - startedAt).toBeLessThan(scaledLimit(1_000));
    expect(await slow).toMatch(/^HTTP\/1\.1 200 [^]*welcome$/);
    expect(idle.destroyed || idle.readableEnded || (await once(idle, 'close'))).toBeTruthy();
  });

  test('does not wait for preconnected sockets without a request', async () => {
    const port = await listenOnPort(0, '127.0.0.1');
    await port.serveWith((_request, response) => void response.end('welcome'));
    const ahead = openSocket(port);
    await once(ahead, 'connect');
    const startedAt = performance.now();
    await port.close();
    expect(performance.now() - startedAt).toBeLessThan(scaledLimit(5_000));
  });
});
