import { createHash } from 'node:crypto';
import { isDrawLater } from './draw-later.ts';

/** The inline scripts the page framework is known to write. Besides them there is one of ours; any other inline script stays without a hash and is blocked. */
const knownInlineScripts: readonly RegExp[] = [
  /^window\.__reactRouterContext = \{.*\};window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/s,
  /^window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\]|\\.)*"\);$/s,
  /^window\.__reactRouterContext\.streamController\.close\(\);$/,
  /^(?:import "[^"]*";\s*)?import \* as route\d+ from "[^"]*";.*window\.__reactRouterRouteModules = \{[^}]*\};\s*import\("[^"]*"\);$/s,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
];

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const executable = /type="(?!module"|later"|text\/javascript")/;

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
    if (isDrawLater(code) || knownInlineScripts.some((shape) => shape.test(code))) {
      hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    } else unknown.push(code);
  }
  return { hashes, unknown };
};

/** Whom a page lets bring what, besides itself. */
export type Guests = Readonly<
  Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', readonly string[]>>
>;

/**
 * The content security policy of a page with these inline scripts; nothing comes from a third party but what the guests
 * bring, of whom there are none unless the owner asks for a captcha (decision 96).
 */
export const pagePolicy = ({ hashes }: InlineScripts, guests: Guests = {}): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes, ...(guests['script-src'] ?? [])].join(' ')}`,
    `style-src ${["'self'", ...(guests['style-src'] ?? [])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(guests['connect-src'] ?? [])].join(' ')}`,
    ...(guests['frame-src'] ? [`frame-src ${guests['frame-src'].join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of the service worker, which fetches for its pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The policy of everything that is not a page. */
export const barePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The headers that every answer carries. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // the chat with the seller opens in a window of its own
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});
