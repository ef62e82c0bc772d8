import { createHash } from 'node:crypto';
import { isKnownInlineScript } from './page-html.ts';

/** The inline scripts the page framework is known to write. Besides them there is one of ours; any other inline script stays without a hash and is blocked. */
const knownInlineScripts: readonly RegExp[] = [
  /^window\.__reactRouterContext = \{.*\};window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/s,
  /^window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\]|\\.)*"\);$/s,
  /^window\.__reactRouterContext\.streamController\.close\(\);$/,
  /^(?:import "[^"]*";\s*){0,2}import \* as route\d+ from "[^"]*";.*window\.__reactRouterRouteModules = \{[^}]*\};\s*import\("[^"]*"\);$/s,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
];

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const executable = /type="(?!module"|later"|first"|text\/javascript")/;

export interface InlineScripts {
  readonly hashes: readonly string[];
  /** Scripts of no known shape; a test demands that there are none. */
  readonly unknown: readonly string[];
}

/** Finds the inline scripts of a page and hashes those of a known shape. */
export const inlineScriptsOf = (html: string): InlineScripts => {
  const hashes: string[] = [];
  const unknown: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (executable.test(attributes)) continue;
    if (isKnownInlineScript(code) || knownInlineScripts.some((shape) => shape.test(code))) {
      hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    } else unknown.push(code);
  }
  return { hashes, unknown };
};

/** Whom a page lets bring what, besides itself. */
export type AllowedOrigins = Readonly<
  Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', readonly string[]>>
>;

/** No text becomes a script: only the one rule by which a page calls its worker makes an address of one (decision 145). */
const noScriptOfText = ["require-trusted-types-for 'script'", 'trusted-types worker'];

/** What stands in a page, by the hashes that let it be used. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * The content security policy of a page with these scripts and style sheets inside; nothing comes from a third party but what the guests
 * bring, of whom there are none unless the owner asks for a captcha (decision 96). Their scripts write into the page as
 * they like, so with them texts may become scripts there.
 */
export const pagePolicy = ({ scripts, sheets }: PageHashes, guests: AllowedOrigins = {}): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(guests['script-src'] ?? [])].join(' ')}`,
    `style-src ${["'self'", ...sheets, ...(guests['style-src'] ?? [])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(guests['connect-src'] ?? [])].join(' ')}`,
    ...(guests['frame-src'] ? [`frame-src ${guests['frame-src'].join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(guests['script-src'] ? [] : noScriptOfText),
  ].join('; ');

/** The policy of the service worker, which fetches for its pages. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The policy of everything that is not a page. */
const barePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the shop has no use for, and so nobody's script either: sensors, devices, money, other people's screens. */
const without = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers that every answer carries. */
const commonHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** The headers of a page; its policy comes to them. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(isSecure),
  'Permissions-Policy': without.map((feature) => `${feature}=()`).join(', '),
});

/** The headers of an answer that is neither a page nor brings a policy of its own. */
export const defaultHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(isSecure),
  'Content-Security-Policy': barePolicy,
});

/** The headers of what pages are made of: nothing runs in it by itself that anything could be refused to. */
export const subresourceHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(isSecure),
  'Content-Security-Policy': barePolicy,
});

/** Whether an answer of this type is only ever a part of a page: a script, a style sheet, a font or a picture. */
export const isSubresourceType = (contentType: string | null): boolean =>
  /^(?:font\/|image\/|text\/(?:css|javascript))/.test(contentType ?? '');
