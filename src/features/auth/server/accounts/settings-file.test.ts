import { describe, expect, test } from 'vitest';
import { accountsSettings } from './settings.ts';
import { readOwnersAccounts } from './settings-file.ts';

test('an empty configuration is accepted, because every setting has a default', () => {
  expect(readOwnersAccounts('{}')).toEqual({});
});

test('every default is accepted as an explicit value', () => {
  const {
    externalUrl: _externalUrl,
    siteUrl: _siteUrl,
    confirmPage: _confirmPage,
    trustedProxies: _trustedProxies,
    ...all
  } = accountsSettings({ externalUrl: '', siteUrl: '' });
  expect(readOwnersAccounts(JSON.stringify(all))).toEqual(all);
});

test('providers, captcha and limits are read from the configuration', () => {
  const input = {
    providers: {
      google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'shh', scopes: ['openid'] },
    },
    captcha: { provider: 'hcaptcha', secret: 'shh', siteKey: 'us', scriptUrl: 'https://js.example/api.js' },
    limits: { mailsPerNetwork: { max: 5, windowSeconds: 60 } },
  };
  expect(readOwnersAccounts(JSON.stringify(input))).toEqual(input);
});

test("a captcha that the shop's own forms cannot display is refused", () => {
  const captcha = { provider: 'turnstile', secret: 'shh' };
  expect(() => readOwnersAccounts(JSON.stringify({ captcha }))).toThrow('captcha.siteKey: is missing');
  const publicValues = { captcha: { ...captcha, siteKey: 'us' } };
  expect(readOwnersAccounts(JSON.stringify(publicValues))).toEqual(publicValues);
});

test.each([
  ['serviceKey', { serviceKey: 'a-key' }],
  ['anonymousKey', { anonymousKey: 'a-key' }],
  ['anonymousSignInEnabled', { anonymousSignInEnabled: false }],
  ['keys', { keys: { hs256Secret: null } }],
  ['phone', { phone: { enabled: true } }],
  ['email.confirmChangeOnBoth', { email: { confirmChangeOnBoth: true } }],
  ['factors.webauthn', { factors: { webauthn: { enrollEnabled: false, verifyEnabled: false } } }],
  ['limits.anonymousPerIp', { limits: { anonymousPerIp: { max: 1, windowSeconds: 60 } } }],
  ['siteUrl', { siteUrl: 'https://shop.example' }],
])('refuses the unknown setting %s', (path, input) => {
  expect(() => readOwnersAccounts(JSON.stringify(input))).toThrow(`  - ${path}: there is no such setting`);
});

describe('reports each problem with its path and without its value', () => {
  test.for([
    [{ isSignupOpen: true }, 'isSignupOpen: there is no such setting'],
    [{ email: { codelength: 6 } }, 'email.codelength: there is no such setting'],
    [{ email: { codeLength: 'six' } }, 'email.codeLength: expected number'],
    [{ email: { codeLength: 5 } }, 'email.codeLength: expected a whole number from 6 to 10'],
    [{ limits: { mailsToAddress: { tries: 3 } } }, 'limits.mailsToAddress.windowSeconds: is missing'],
    [{ providers: { google: { issuer: 'accounts' } } }, 'providers.google.issuer: expected an address such as'],
    [{ password: { requiredClasses: ['emoji'] } }, 'password.requiredClasses.0: expected ("lower"'],
    ['text', 'the whole: expected Object'],
  ] as const)('%j', ([input, problem]) => {
    let message = '';
    try {
      readOwnersAccounts(JSON.stringify(input));
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain(`  - ${problem}`);
    expect(message).not.toMatch(/six|emoji/);
  });

  test('text that is not JSON', () => {
    expect(() => readOwnersAccounts('{')).toThrow('The configuration is no JSON');
  });
});
