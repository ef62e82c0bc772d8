import { directionOf, type Language } from '../../domain/language.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { messagesOf } from '../../locales/messages.ts';

/** What a device shows of the shop once it stands on the home screen. */
export const manifest = (language: Language): string => {
  const { shell } = messagesOf(language);
  const { home } = editorialOf(language).meta;
  return JSON.stringify({
    id: '/',
    name: home.title,
    short_name: shell.brand,
    description: home.description,
    lang: language,
    dir: directionOf(language),
    start_url: `/?lang=${language}`,
    scope: '/',
    display: 'standalone',
    // lapis-800 and porcelain (design 2)
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
