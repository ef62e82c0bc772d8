import type { AccountsSettings } from '../settings.ts';

/**
 * Returns the redirect target of a sign-in (accounts contract, section 9): the first requested address that is
 * allowed, else silently the site URL. Allowed are the site itself and matches of the owner's list.
 */
export const redirectTarget = (
  settings: Pick<AccountsSettings, 'siteUrl' | 'redirectAllowList'>,
  ...requested: readonly (string | undefined)[]
): string => requested.find((address) => address !== undefined && isAllowed(settings, address)) ?? settings.siteUrl;

const isAllowed = (
  { siteUrl, redirectAllowList }: Pick<AccountsSettings, 'siteUrl' | 'redirectAllowList'>,
  address: string,
): boolean => {
  // Refuses URLs that browsers normalize differently (a tab inside a scheme, a backslash for a slash).
  if (!/^[!-[\]-~\u0080-\u{10ffff}]+$/u.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || actingSchemes.has(url.protocol)) return false;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && !isPlainHost(url, address)) return false;
  const site = new URL(siteUrl);
  if (isWeb && isSameSite(url, site)) return true;
  // A host may end at a "?" too; the added "/" keeps patterns from matching a query as part of the host.
  const withoutFragment = (address.split('#', 1)[0] ?? '').replace(/^([a-z][a-z\d+.-]*:\/\/[^/?]*)\?/i, '$1/?');
  return redirectAllowList.some((pattern) => globToRegExp(pattern).test(withoutFragment));
};

/** Schemes that run code or open local content. */
const actingSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'view-source:']);

const isSameSite = (url: URL, site: URL): boolean =>
  url.protocol === site.protocol &&
  url.hostname === site.hostname &&
  (url.port === site.port || isLoopback(url.hostname));

/** Whether the host is a name or a loopback address in canonical form; false for `http://2130706433`. */
const isPlainHost = ({ hostname }: URL, address: string): boolean => {
  const written = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  if (!written.startsWith(hostname)) return false;
  if (isLoopback(hostname)) return true;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) && !/^[\d.]+$/.test(hostname);
};

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Converts a pattern: `*` is any run without `.` and `/`, `**` any run, `?` one character that is neither,
 * `[a-z]` and `{a,b}` as usual; matches the whole address.
 */
export const globToRegExp = (pattern: string): RegExp => {
  let source = '';
  let depth = 0;
  for (const [token] of pattern.matchAll(/\*+|\[!?[^\]]+\]|\\.|./gs)) {
    if (token.startsWith('**')) source += '.*';
    else if (token === '*') source += '[^./]*';
    else if (token === '?') source += '[^./]';
    else if (token.length > 1 && token.startsWith('[')) source += token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
    else if (token === '{') {
      depth += 1;
      source += '(?:';
    } else if (token === '}' && depth > 0) {
      depth -= 1;
      source += ')';
    } else if (token === ',' && depth > 0) source += '|';
    else source += (token.length > 1 ? token.slice(1) : token).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`, 's');
};
