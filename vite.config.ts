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
    'src/root.tsx',
    'core/browser/(early-presses|known-session|storage|toasts).ts',
    'core/i18n/(apply-overrides|format|language|messages-provider|page-language|plural).ts',
    'core/(money/money|pictures/photographs|settings/page-settings).ts',
    'core/routing/(admin-path|error-pages|language-switch|link-interceptor|read-head-data|scroll-restoration|use-dialog-on-demand|use-route-styles).',
    'core/ui/(icon|icons|photograph|price|section-heading|toast-container).',
    'features/auth/ui/use-session.ts',
    'features/cart/ui/cart.ts',
    'features/products/ui/product-parts.',
    'features/storefront/frame/(announce-page|collections-menu|footer|header|nav-links|page-announcer|storefront-layout).',
    'features/wishlist/ui/(product-card|wishlist-button|wishlist-ids).',
    // what fills the sentences of the frame: with the pricing beside it each page would load that too
    'features/(content/policy-page-names|pricing/max-quantity|products/product-attributes|shipping/shipping-policy).ts',
    'core/i18n/(business-days|messages).ts',
    'features/(pricing/pricing|settings/settings|shipping/shipping).shop-values.ts',
    'generated/(shop-values|texts).gen.ts',
  ],
  collections: ['features/(products/ui/collection-pictures|storefront/frame/use-collection-counts).ts'],
  'page-parts': ['core/ui/(breadcrumb|empty-state).tsx'],
  // the search of the header has its field from the chunk of the list, which is shown next
  list: ['features/search/(storefront/|ui/search-box)', 'core/ui/highlighted-text.'],
  // the owner's texts: two chunks and not four, because every page carries which chunks a page has
  texts: ['features/content/ui/home-texts.tsx', 'core/ui/spans.tsx'],
  blocks: ['features/content/ui/about-texts.tsx', 'core/ui/rich-text.tsx'],
  // what checkout and account share with the page of an order
  order: ['features/(orders/payment-methods|payments/ui/payment-start).ts'],
  lazily: ['core/ui/lazy-on-demand.tsx'],
  // the empty cart, and what its lines share with the checkout
  cart: ['features/cart/storefront/cart-skeleton.tsx'],
  priced: [
    'features/cart/ui/(priced-cart|stock-left|use-cart-products).ts',
    'features/pricing/(price-cart|price-change|promo-discount|quote|tax-policy|ui/order-summary).ts',
  ],
  // what the kit of the admin area shares with sign-up
  'calendar-day': ['core/dates/calendar-day.'],
  // what the kit of the admin area shares with the account
  states: ['core/ui/(could-not-load|use-title).'],
  dialog: ['core/ui/(dialog|focus-on-open).'],
  // the kit of the admin area, without the files whose imports the shop needs too
  admin: [
    'core/admin/(admin-context|admin-loader|admin-title|back-link|confirmed-role|day-range|list-filters|list-page|list-skeleton).',
    'core/admin/(require-permission|table|use-admin-data|use-admin-path|use-list-url).',
    'core/admin/versions/use-(setting-versions|version-history|version-title).',
    'core/api/load-admin-client.',
  ],
};

/** Every page carries the names of all files: fewer and plainer characters are fewer bytes. */
const shortNames = {
  hashCharacters: 'hex',
  entryFileNames: ({ name }: { name: string }) => `assets/${name.replace(/\.(?:route|gen)$/, '')}-[hash:7].js`,
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/\.(?:route|gen)$/, '')}-[hash:7].js`,
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
              groups: Object.entries(files).map(([name, paths], index, all) => ({
                name,
                test: under(...paths),
                priority: all.length - index,
              })),
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './src/render.ts',
          checks: { pluginTimings: false },
          output: { hashCharacters: 'hex' },
        },
      },
    },
  },
});
