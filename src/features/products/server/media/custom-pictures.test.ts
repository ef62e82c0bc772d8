import { expect, test } from 'vitest';
import { serveCustomPictures } from '#core/server/http/static-files.ts';

const path = `custom/${'0a'.repeat(16)}/1`;

/** Serves one stored picture; counts database reads and logged errors. */
const servePictures = () => {
  const asked: object[] = [];
  const logged: object[] = [];
  const photographs = serveCustomPictures({
    find: async (wanted) => {
      asked.push(wanted);
      if (wanted.width === 800) throw new Error('the database is away');
      return wanted.path === path && wanted.width === 480 ? Buffer.from('a picture') : undefined;
    },
    log: { error: (fields) => void logged.push(fields) },
  });
  const ask = (address: string, headers = {}) =>
    photographs.answer(new Request(`http://127.0.0.1/photographs/${address}`, { headers }));
  return { ask, asked, logged };
};

test('a custom picture is immutable and read from the database once', async () => {
  const { ask, asked } = servePictures();
  const answer = await ask(`${path}-480.webp`);
  expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '9',
    'content-type': 'image/webp',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  const again = await ask(`${path}-480.webp`, { 'if-none-match': answer.headers.get('etag') });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(asked).toEqual([{ path, width: 480, format: 'webp' }]);
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
])('returns 404 for %s', async (address, looked) => {
  const { ask, asked } = servePictures();
  expect((await ask(address)).status).toBe(404);
  expect(asked).toHaveLength(looked);
});

test('returns 503 with Retry-After while the database is down', async () => {
  const { ask, logged } = servePictures();
  const answer = await ask(`${path}-800.avif`);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ]);
  expect(logged).toHaveLength(1);
});
