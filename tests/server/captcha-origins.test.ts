import { describe, expect, test } from 'vitest';
import { pagePolicy } from '#core/server/http/security-headers.ts';
import { accountsSettings, captchaSources, describeSettings } from '#features/auth/server/accounts/index.ts';

const nothing = { scripts: [], sheets: [] };
const directivesOf = (captcha: Parameters<typeof captchaSources>[0]) =>
  pagePolicy(nothing, captchaSources(captcha)).split('; ');
const keys = { secret: 'shh', siteKey: 'us' };

describe('page policy allows', () => {
  test('the policy allows no external origin without a captcha', () => {
    expect(pagePolicy(nothing, captchaSources(null))).toBe(pagePolicy(nothing));
    expect(pagePolicy(nothing)).not.toMatch(/https?:/);
  });

  test('the policy allows only the scripts and frames of Turnstile', () => {
    const outside = directivesOf({ provider: 'turnstile', ...keys }).filter((each) => each.includes('http'));
    expect(outside).toEqual([
      "script-src 'self' https://challenges.cloudflare.com",
      'frame-src https://challenges.cloudflare.com',
    ]);
  });

  test('the policy allows the sources of hCaptcha', () => {
    const origins = 'https://hcaptcha.com https://*.hcaptcha.com';
    const outside = directivesOf({ provider: 'hcaptcha', ...keys }).filter((each) => each.includes('http'));
    expect(outside).toEqual([
      `script-src 'self' ${origins}`,
      `style-src 'self' ${origins}`,
      `connect-src 'self' ${origins}`,
      `frame-src ${origins}`,
    ]);
  });

  test('the policy allows the origin of a configured script URL', () => {
    const policy = directivesOf({ provider: 'turnstile', ...keys, scriptUrl: 'https://check.example/v0/api.js?x=1' });
    expect(policy).toContain("script-src 'self' https://check.example");
    expect(policy.join()).not.toContain('cloudflare');
  });
});

test('public settings describe the captcha without its secret', () => {
  const addresses = { externalUrl: 'https://shop.example/auth/v1', siteUrl: 'https://shop.example' };
  const sourcesFor = (captcha: Parameters<typeof captchaSources>[0]) =>
    describeSettings(accountsSettings({ ...addresses, captcha })).captcha;
  expect(sourcesFor({ provider: 'hcaptcha', ...keys })).toEqual({
    provider: 'hcaptcha',
    site_key: 'us',
    script_url: 'https://js.hcaptcha.com/1/api.js',
  });
  expect(sourcesFor(null)).toBeNull();
});
