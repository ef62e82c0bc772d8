import type { Plugin } from 'vite';

/** Vite's module that loads the style sheets of a lazy part before the part. */
const helper = '\0vite/preload-helper.js';

/** Replaces it by nothing: the shop has one style sheet, which every page loads at the start. */
export const withoutPreloading = (): Plugin => ({
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
});
