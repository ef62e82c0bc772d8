import { expect, test } from 'vitest';
import { listConfigurationWarnings } from './configuration-warnings.ts';

const smtpUrl = 'smtp://mail.shop.com';

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://192.168.1.20',
  'http://10.0.0.3',
  'http://172.20.1.1',
  'http://laptop',
  'http://laptop.local',
  'http://[::1]:3000',
])('returns no warning for a local shop at %s', (publicUrl) => {
  expect(listConfigurationWarnings({ publicUrl, smtpUrl: null })).toEqual([]);
});

test('warns about a public address without TLS or mail server, with the name of the setting', () => {
  const at = (publicUrl: string, mail: string | null) =>
    listConfigurationWarnings({ publicUrl, smtpUrl: mail }).map((warning) => warning.split(' ', 1)[0]);
  expect(at('https://shop.com', smtpUrl)).toEqual([]);
  expect(at('http://shop.com', smtpUrl)).toEqual(['PUBLIC_URL']);
  expect(at('http://41.33.10.7', smtpUrl)).toEqual(['PUBLIC_URL']);
  expect(at('https://shop.com', null)).toEqual(['SMTP_URL']);
  expect(at('http://shop.com', null)).toEqual(['PUBLIC_URL', 'SMTP_URL']);
  expect(listConfigurationWarnings({ publicUrl: null, smtpUrl: null })).toEqual([]);
});
