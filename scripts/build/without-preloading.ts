import type { Plugin } from 'vite';

/** The module that would fetch a lazy part's style sheets before the part. */
const helper = '\0vite/preload-helper.js';

/** Leaves out what nothing here uses: the shop has one style sheet, and every page has it from the start. */
export const withoutPreloading = (): Plugin => ({
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
});
