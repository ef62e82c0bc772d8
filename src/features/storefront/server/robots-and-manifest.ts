import { directionOf, type Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { privateFolders } from '#generated/page-facts.gen.ts';

/** Private pages, and paths that are not pages. */
const excludedPaths = [...privateFolders, '/api', '/lang'];

/** Returns robots.txt: excluded paths and the sitemap. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...excludedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

/** Returns the web app manifest. */
export const manifest = (language: Language, settings: PublicSettings): string => {
  const { layout } = messagesOf(language, settings);
  const { home } = serverTexts(language, settings).meta;
  return JSON.stringify({
    id: '/',
    name: home.title,
    short_name: layout.brand,
    description: home.description,
    lang: language,
    dir: directionOf(language),
    start_url: `/?lang=${language}`,
    scope: '/',
    display: 'standalone',
    // lapis-800 and porcelain
    theme_color: '#13256e',
    background_color: '#fdfdff',
    categories: ['shopping'],
    icons: [
      { src: '/icons/mark.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
};
