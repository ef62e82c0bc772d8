/** What belongs to one visitor alone, or is no page. */
const closed = [
  '/checkout',
  '/account',
  '/auth',
  '/cart',
  '/order-confirmation',
  '/unsubscribe',
  '/confirm-newsletter',
  '/api',
  '/admin',
  '/lang',
];

/** What crawlers are asked to leave alone, and where the map of the shop lies. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
