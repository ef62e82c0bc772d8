import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutUnusedParts } from './scripts/build/without-unused-parts.ts';

/**
 * Chunks that bundle many small modules. A module belongs to the first chunk that names it, together with everything that
 * it imports.
 */
const files = {
  vendor: ['node_modules/(react|react-dom|react-router|scheduler)/'],
  // frame, cards and device state; what only a form needs stays with its page, and so does the entry, which may not run
  // before the page's own modules have come
  shared: [
    'app/root.tsx',
    'app/layout/(?!account-popover|animate-product-image|collections\\.|collections-panel|discount-dialog|idle-tasks|image-transition|keep-focus-visible|menu-drawer|prefetch-links|register-service-worker|search-dialog|subscribe|use-collection-counts)',
    'app/ui/icon.tsx',
    'app/components/(icons|photograph|price|product-card|product-parts|read-head-data|section-heading|toast-container|wishlist-button).',
    'app/i18n/',
    'app/state/(cart|known-session|storage|toasts|use-session|wishlist-ids).ts',
    // what fills the sentences of the frame: with the pricing beside it each page would load that too
    'domain/(language|money|page-names|photographs|products|cart/max-quantity|pricing/shipping-policy).ts',
    'locales/(format|labels|namespaces|plural|shop-values).ts',
  ],
  collections: ['app/(components/collection-pictures|layout/use-collection-counts).ts'],
  'page-parts': ['app/components/(breadcrumb|empty-state).tsx'],
  // the search of the header has its field from the chunk of the list, which is shown next
  list: ['app/pages/products/', 'app/components/(highlighted-text|search-box).'],
  // the owner's texts: two chunks and not four, because every page carries which chunks a page has
  texts: ['app/components/(home-texts|spans).tsx'],
  blocks: ['app/components/(about-texts|rich-text).tsx'],
  // what checkout and account share with the page of an order
  order: ['app/state/(checkout-draft|payment-start).ts', 'domain/payments/payment-methods.ts'],
  lazily: ['app/components/lazy-on-demand.tsx'],
  // the empty cart, and what its lines share with the checkout
  cart: ['app/pages/cart/cart-skeleton.tsx'],
  priced: [
    'app/components/(order-summary|priced-cart|use-cart-products).ts',
    'app/state/stock-left.ts',
    'domain/(money|pricing|promo-codes/promo-discount-of)',
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
  plugins: [tailwindcss(), reactRouter(), withoutUnusedParts()],
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
