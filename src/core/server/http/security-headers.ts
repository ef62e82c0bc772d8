import { createHash } from 'node:crypto';

/** Patterns of React Router's inline scripts; any other script except the shop's own gets no hash and is blocked. */
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
  /** Unknown inline scripts; a test requires that there are none. */
  readonly unknown: readonly string[];
}

/** Finds the inline scripts of a page and hashes the known ones: React Router's and the shop's own. */
export const inlineScriptsOf = (html: string, ownScript: string): InlineScripts => {
  const hashes: string[] = [];
  const unknown: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (executable.test(attributes)) continue;
    if (code === ownScript || knownInlineScripts.some((shape) => shape.test(code))) {
      hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    } else unknown.push(code);
  }
  return { hashes, unknown };
};

/** Third-party origins by CSP directive. */
export type AllowedOrigins = Readonly<
  Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', readonly string[]>>
>;

/** Requires trusted types; the only policy creates the worker URL (decision 145). */
const trustedTypesDirectives = ["require-trusted-types-for 'script'", 'trusted-types worker'];

/** Hashes of the inline scripts and style sheets of a page. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * Builds the content security policy of a page with these inline scripts and style sheets. Third-party origins are allowed only
 * for a captcha that the owner configured (decision 96); its scripts write to the DOM freely, so trusted types are dropped then.
 */
export const pagePolicy = ({ scripts, sheets }: PageHashes, allowedOrigins: AllowedOrigins = {}): string =>
  [
    // Firefox checks prefetched data against this directive (decision 104); unused kinds of resources are blocked below
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(allowedOrigins['script-src'] ?? [])].join(' ')}`,
    `style-src ${["'self'", ...sheets, ...(allowedOrigins['style-src'] ?? [])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(allowedOrigins['connect-src'] ?? [])].join(' ')}`,
    `frame-src ${allowedOrigins['frame-src']?.join(' ') ?? "'none'"}`,
    "media-src 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(allowedOrigins['script-src'] ? [] : trustedTypesDirectives),
  ].join('; ');

/** Policy of the service worker, which may only fetch from its own origin. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Policy of all responses that are not pages. */
const barePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features that the shop disables for all scripts: sensors, devices, payment, screen capture. */
const disabledFeatures = [
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

/** Headers of every response. */
const commonHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Headers of a page, without its policy. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(isSecure),
  'Permissions-Policy': permissionsWith([]),
});

/** Permissions policy of a page; only stocktaking scans codes, with the camera that its user allows. */
export const permissionsPolicyOf = (path: string): string =>
  permissionsWith(path === '/admin/stock/count' ? ['camera'] : []);

const permissionsWith = (allowed: readonly string[]): string =>
  disabledFeatures.map((feature) => `${feature}=${allowed.includes(feature) ? '(self)' : '()'}`).join(', ');

/** Headers of a response that is not a page and has no policy of its own. */
export const defaultHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(isSecure),
  'Content-Security-Policy': barePolicy,
});

/** Headers of subresources; they run nothing, so a permissions policy has no effect. */
export const subresourceHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(isSecure),
  'Content-Security-Policy': barePolicy,
});

/** Whether a content type is a subresource: script, style sheet, font or picture. */
export const isSubresourceType = (contentType: string | null): boolean =>
  /^(?:font\/|image\/|text\/(?:css|javascript))/.test(contentType ?? '');
