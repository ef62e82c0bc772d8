import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { eagerFactories } from './scripts/build/eager-factories.ts';
import { withoutFallbacks } from './scripts/build/without-fallbacks.ts';
import { withoutPreloading } from './scripts/build/without-preloading.ts';
import { withoutUnusedParts } from './scripts/build/without-unused-parts.ts';

/**
 * What comes in one file rather than in many small ones. The first that names a module has it, with all that the module
 * needs. Only `load-words` and `basket` may wait at their top level: whoever loads a file that waits, waits with it.
 */
const files = {
  vendor: ['node_modules/(react|react-dom|react-router|scheduler)/'],
  // frame, cards and device state; what only a form needs stays with its page, and so does the entry, which may not run
  // before the page's own modules have come
  shared: [
    'app/root.tsx',
    'app/shell/(?!at-rest|first-order|focus-in-sight|menu-sheet|move-photograph|person-menu|stay-open|subscribe|take-along)',
    'app/ui/icon.tsx',
    'app/parts/(category-shape|heart|lotus-mark|notice-board|photograph|price|read-head|section-heading|stars|wordmark).',
    'app/parts/product-(badge|card|picture|price).tsx',
    'app/device/(cart|hearts|known-session|notices|signed-in|spoken-language|storage|stored-session|words).ts',
    // numbers that sentences of the frame name: with the pricing beside them each page would load that too
    'domain/(language|money|photographs|products|cart/max-quantity|orders/promised-days|pricing/constants|promos/welcome-code).ts',
    'locales/(format|load-messages|plural|rules).ts',
  ],
  'page-parts': ['app/parts/(breadcrumb|empty-plate).tsx'],
  lazily: ['app/parts/lazily.tsx'],
  'load-words': ['app/device/load-words.ts'],
  // the empty cart, and what its lines share with the checkout
  basket: ['app/device/basket-words.ts', 'app/pages/cart/cart-skeleton.tsx'],
  priced: [
    'app/parts/(order-summary|order-figures|why-this-total|priced-cart|use-cart-shelf).ts',
    'app/device/stock-left.ts',
    'domain/(money|pricing|promos/promo-discount-of)',
  ],
};

/** Every page carries the names of all files: fewer and plainer characters are fewer bytes. */
const shortNames = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
} as const;

/** Matches the modules that lie under one of these paths, which may hold alternatives. */
const under = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')})`);

export default defineConfig({
  plugins: [
    tailwindcss(),
    withoutFallbacks(),
    reactRouter(),
    withoutPreloading(),
    withoutUnusedParts(),
    eagerFactories('vendor'),
  ],
  build: {
    // an older target would turn :dir(rtl) into :lang(ar) and flip Arabic islands inside English pages
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // an owner who starts the shop is told how long the build takes, not which plugin took it
          checks: { pluginTimings: false },
          output: {
            ...shortNames,
            codeSplitting: {
              groups: Object.entries(files).map(([name, paths], place, all) => ({
                name,
                test: under(...paths),
                priority: all.length - place,
              })),
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './app/render.ts',
          checks: { pluginTimings: false },
          output: { hashCharacters: 'hex' },
        },
      },
    },
  },
});
