import { describe, expect, test } from 'vitest';
import { accountsSettings, captchaSources, describeSettings } from '../../accounts/index.ts';
import { pagePolicy } from './security-headers.ts';

const nothing = { scripts: [], sheets: [] };
const directivesOf = (captcha: Parameters<typeof captchaSources>[0]) =>
  pagePolicy(nothing, captchaSources(captcha)).split('; ');
const secret = 'shh';

describe('a page lets in', () => {
  test('nothing from outside without a captcha', () => {
    expect(pagePolicy(nothing, captchaSources(null))).toBe(pagePolicy(nothing));
    expect(pagePolicy(nothing)).not.toMatch(/https?:/);
  });

  test('scripts and frames of Turnstile, and nothing else of it', () => {
    const outside = directivesOf({ provider: 'turnstile', secret }).filter((each) => each.includes('http'));
    expect(outside).toEqual([
      "script-src 'self' https://challenges.cloudflare.com",
      'frame-src https://challenges.cloudflare.com',
    ]);
  });

  test('what hCaptcha needs', () => {
    const origins = 'https://hcaptcha.com https://*.hcaptcha.com';
    const outside = directivesOf({ provider: 'hcaptcha', secret }).filter((each) => each.includes('http'));
    expect(outside).toEqual([
      `script-src 'self' ${origins}`,
      `style-src 'self' ${origins}`,
      `connect-src 'self' ${origins}`,
      `frame-src ${origins}`,
    ]);
  });

  test('the origin alone that the owner has named for the script', () => {
    const policy = directivesOf({ provider: 'turnstile', secret, scriptUrl: 'https://check.example/v0/api.js?x=1' });
    expect(policy).toContain("script-src 'self' https://check.example");
    expect(policy.join()).not.toContain('cloudflare');
  });
});

test('the settings tell pages how to show it, and never the secret', () => {
  const addresses = { externalUrl: 'https://shop.example/auth/v1', siteUrl: 'https://shop.example' };
  const told = (captcha: Parameters<typeof captchaSources>[0]) =>
    describeSettings(accountsSettings({ ...addresses, captcha })).captcha;
  expect(told({ provider: 'hcaptcha', secret, siteKey: 'us' })).toEqual({
    provider: 'hcaptcha',
    site_key: 'us',
    script_url: 'https://js.hcaptcha.com/1/api.js',
  });
  expect(told({ provider: 'hcaptcha', secret })).toBeNull();
});
