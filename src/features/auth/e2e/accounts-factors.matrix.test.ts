import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;
let browser: Browser;

beforeAll(async () => {
  [accounts, browser] = await Promise.all([startAccounts(), openBrowser()]);
});

afterAll(() => Promise.all([accounts.close(), browser.close()]));

test('a browser draws the QR code that the client returns for a new authenticator', async () => {
  const { device } = await signUpUser(accounts);
  const { data } = await device.mfa.enroll({ factorType: 'totp', issuer: 'لازورد #1 100%' });
  const page = await browser.newPage();
  const drawn = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const shades = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) shades.add(pixels.slice(at, at + 4).join(' '));
    return { width: picture.naturalWidth, height: picture.naturalHeight, shades: [...shades] };
  }, data?.totp.qr_code ?? '');
  expect(drawn.width).toBeGreaterThan(0);
  expect(drawn.height).toBe(drawn.width);
  expect(drawn.shades).toEqual(expect.arrayContaining(['255 255 255 255', '0 0 0 255']));
  await page.close();
});
