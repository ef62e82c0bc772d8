import { expect, test } from 'vitest';
import { getLocalOrigin } from './local-origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
  ['shop.internal', 'http://shop.internal:3000'],
])('a shop on HOST=%s is reached at %s', (host, origin) => {
  expect(getLocalOrigin({ host, port: 3000 })).toBe(origin);
  expect(new URL(origin).port).toBe('3000');
});
