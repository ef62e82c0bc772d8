import { expect, test } from 'vitest';
import { serveCustomPictures } from '#core/server/http/static-files.ts';

const path = `custom/${'0a'.repeat(16)}/1`;

/** Serves one stored picture; counts database reads and logged errors. */
const servePictures = () => {
  const queries: object[] = [];
  const logged: object[] = [];
  const photographs = serveCustomPictures({
    find: async (query) => {
      queries.push(query);
      if (query.width === 800) throw new Error('the database is unavailable');
      return query.path === path && query.width === 480 ? Buffer.from('a picture') : undefined;
    },
    log: { error: (fields) => void logged.push(fields) },
  });
  const request = (address: string, headers = {}) =>
    photographs.handle(new Request(`http://127.0.0.1/photographs/${address}`, { headers }));
  return { request, queries, logged };
};

test('a custom picture is immutable and read from the database once', async () => {
  const { request, queries } = servePictures();
  const response = await request(`${path}-480.webp`);
  expect([response.status, await response.text()]).toEqual([200, 'a picture']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '9',
    'content-type': 'image/webp',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  const again = await request(`${path}-480.webp`, { 'if-none-match': response.headers.get('etag') });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(queries).toEqual([{ path, width: 480, format: 'webp' }]);
});

test.each([
  [`${path}-240.avif`, 1],
  [`custom/${'0b'.repeat(16)}/1-480.webp`, 1],
  [`${path}-480.svg`, 0],
  [`${path}-480.webp/..`, 0],
  ['custom/..%2f..%2fserver/1-480.webp', 0],
  [`custom/${'0A'.repeat(16)}/1-480.webp`, 0],
  [`custom/${'0a'.repeat(16)}/5-480.webp`, 0],
  [`${path}-99999.webp`, 0],
  [`${path}-481.webp`, 0],
  ['custom/', 0],
])('returns 404 for %s', async (address, queryCount) => {
  const { request, queries } = servePictures();
  expect((await request(address)).status).toBe(404);
  expect(queries).toHaveLength(queryCount);
});

test('returns 503 with Retry-After while the database is down', async () => {
  const { request, logged } = servePictures();
  const response = await request(`${path}-800.avif`);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ]);
  expect(logged).toHaveLength(1);
});
