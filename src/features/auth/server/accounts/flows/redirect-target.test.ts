import { describe, expect, test } from 'vitest';
import { globToRegExp, redirectTarget } from './redirect-target.ts';

const siteUrl = 'https://shop.example';
const redirectAllowList = [
  'https://*.shop.example/*',
  'https://app.example/**',
  'lazaward://callback',
  '**/trusted/**',
];
const settings = { siteUrl, redirectAllowList };

describe('redirects to', () => {
  test.for([
    ['https://shop.example'],
    ['https://shop.example/'],
    ['https://shop.example/account?tab=orders#list'],
    ['https://shop.example?from=mail'],
    ['https://shop.example:443/account'],
    ['HTTPS://SHOP.example/account'],
    ['https://shop.example/حسابي'],
    ['https://ar.shop.example/cb'],
    ['https://ar.shop.example/cb#part'],
    ['https://app.example/a/b.html?c=d'],
    ['https://app.example?from=mail'],
    ['lazaward://callback'],
  ] as const)('%s', ([requested]) => {
    expect(redirectTarget(settings, requested)).toBe(requested);
  });
});

describe('redirects to the site instead of', () => {
  test.for([
    ['nothing', ''],
    ['another site', 'https://evil.example/'],
    ['another scheme', 'http://shop.example/'],
    ['another port', 'https://shop.example:8443/'],
    ['a host that begins with the site’s host', 'https://shop.example.evil.example/'],
    ['a host that ends with the site’s host', 'https://evilshop.example/'],
    ['a host with a trailing dot', 'https://shop.example./'],
    ['the site’s host as user name', 'https://shop.example@evil.example/'],
    ['the site’s host as user name, with a password', 'https://shop.example:443@evil.example/'],
    ['an empty user name', 'https://@shop.example/'],
    ['a user name before the site’s host', 'https://amina@shop.example/'],
    ['no scheme', '//evil.example/'],
    ['only a path', '/account'],
    ['a path with three leading slashes', '///evil.example'],
    ['backslashes', 'https:\\\\evil.example/'],
    ['a backslash behind the host', 'https://shop.example\\@evil.example/'],
    ['leading backslashes', '\\\\evil.example'],
    ['one slash', 'https:/evil.example/trusted/x'],
    ['no slash', 'https:evil.example/trusted/x'],
    ['three slashes', 'https:///evil.example/trusted/x'],
    ['a javascript URL', 'javascript:alert(1)//trusted/'],
    ['a script that matches a pattern', 'javascript://shop.example/trusted/%0aalert(1)'],
    ['a data URL', 'data:text/html,/trusted/x'],
    ['a vbscript URL', 'vbscript:x/trusted/x'],
    ['a file URL', 'file:///trusted/x'],
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a tab in the host', 'https://shop.example\t.evil.example/'],
    ['a line break', 'https://shop.example/\r\nSet-Cookie: a=b'],
    ['a leading space', ' https://shop.example/'],
    ['a NUL', 'https://shop.example\0.evil.example/'],
    ['a decimal host', 'http://2130706433/trusted/x'],
    ['an octal host', 'http://0177.0.0.1/trusted/x'],
    ['a hexadecimal host', 'http://0x7f000001/trusted/x'],
    ['an abbreviated IPv4 host', 'http://127.1/trusted/x'],
    ['an IPv4 address', 'http://198.51.100.7/trusted/x'],
    ['an IPv6 address', 'http://[2001:db8::1]/trusted/x'],
    ['IPv4 inside IPv6', 'http://[::ffff:127.0.0.1]/trusted/x'],
    ['a host with a percent sign', 'https://shop%2eexample/'],
    ['a host with full-width letters', 'https://ｓhop.example/'],
    ['a host with an ideographic full stop', 'https://shop。example/'],
    ['a host with an underscore', 'https://a_b.shop.example/trusted/x'],
    ['a host with a Cyrillic look-alike letter', 'https://shоp.example/'],
    ['two labels for one asterisk', 'https://a.b.shop.example/cb'],
    ['a subfolder for one asterisk', 'https://a.shop.example/cb/deeper'],
    ['a dot for one asterisk', 'https://a.shop.example/cb.html'],
    ['an empty label for an asterisk', 'https://.shop.example/cb'],
    ['another host whose query ends with the site’s host', 'https://evil?.shop.example/cb'],
    ['another host whose fragment ends with the site’s host', 'https://evil#.shop.example/cb'],
    ['another host whose path ends with the site’s host', 'https://evil/.shop.example/cb'],
    ['another host whose port ends with the site’s host', 'https://evil:1.shop.example/cb'],
    ['another path of an app URL', 'lazaward://elsewhere'],
    ['an app URL longer than the pattern', 'lazaward://callback/more'],
    ['a text that is not a URL', 'evil'],
  ] as const)('%s', ([, requested]) => {
    expect(redirectTarget(settings, requested)).toBe(siteUrl);
  });

  test('redirects to the site without a target', () => {
    expect(redirectTarget(settings, undefined)).toBe(siteUrl);
    expect(redirectTarget(settings)).toBe(siteUrl);
  });
});

describe('on this machine', () => {
  test.for([
    ['http://localhost:3000', 'http://localhost:5173/cb', true],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:9/cb', true],
    ['http://[::1]:3000', 'http://[::1]/cb', true],
    ['http://localhost:3000', 'http://127.0.0.1:3000/cb', false],
    ['http://localhost:3000', 'https://localhost:3000/cb', false],
    ['http://127.0.0.1:3000', 'http://127.1:3000/cb', false],
    ['https://shop.example', 'http://localhost:3000/cb', false],
  ] as const)('a site at %s redirects to %s: %s', ([site, requested, isAllowed]) => {
    expect(redirectTarget({ siteUrl: site, redirectAllowList: [] }, requested)).toBe(isAllowed ? requested : site);
  });
});

test.for([
  ['https://*.shop.example/*', 'https://a.shop.example/cb', true],
  ['https://*.shop.example/*', 'https://a.b.shop.example/cb', false],
  ['https://*.shop.example/*', 'https://a.shop.example/cb/x', false],
  ['https://**.shop.example/**', 'https://a.b.shop.example/cb/x.html', true],
  ['https://shop-?.example/', 'https://shop-1.example/', true],
  ['https://shop-?.example/', 'https://shop-.example/', false],
  ['https://shop-?.example/', 'https://shop-/.example/', false],
  ['https://shop-?.example/', 'https://shop-12.example/', false],
  ['https://[a-c].example/', 'https://b.example/', true],
  ['https://[a-c].example/', 'https://d.example/', false],
  ['https://[!a-c].example/', 'https://d.example/', true],
  ['https://[!a-c].example/', 'https://a.example/', false],
  ['https://{ar,en}.example/', 'https://en.example/', true],
  ['https://{ar,en}.example/', 'https://fr.example/', false],
  ['https://{ar,e[nm]}.example/', 'https://em.example/', true],
  ['https://shop.example/a,b', 'https://shop.example/a,b', true],
  ['https://shop.example/(a|b)+$', 'https://shop.example/(a|b)+$', true],
  ['https://shop.example/(a|b)', 'https://shop.example/a', false],
  [String.raw`https://shop.example/\*`, 'https://shop.example/*', true],
  [String.raw`https://shop.example/\*`, 'https://shop.example/a', false],
  ['https://shop.example', 'https://shopxexample', false],
  ['shop.example', 'https://shop.example', false],
] as const)('the pattern %s and %s: %s', ([pattern, address, isMatch]) => {
  expect(globToRegExp(pattern).test(address)).toBe(isMatch);
});
