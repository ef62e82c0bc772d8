import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { type Content, serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf, type StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { pageNames } from '#features/content/policy-page-names.ts';
import { productName } from '#features/products/product-name.ts';
import { adminPages } from '#generated/admin-pages.gen.ts';
import { otherPages } from '../../scripts/lib/other-pages.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { pageTitle } from '../support/page-title.ts';
import { type HostedShop, openHostedShop } from '../support/shop/hosted-shop.ts';
import { testSettings } from '../support/test-settings.ts';

// reads the server's HTML: titles need no browser

let database: FreshDatabase;
let shop: HostedShop;

beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
  shop = await openHostedShop(database.url, {});
});

afterAll(async () => {
  await shop.stop();
  await database.drop();
});

/** All texts used by titles, headings and menu links. */
interface PageTexts extends StorefrontMessages {
  readonly editorial: Content;
  readonly entry: Messages['authFlows'];
  readonly account: Messages['account'];
  readonly admin: Messages['admin'];
  readonly offline: Messages['offline'];
  readonly language: ContentLanguage;
}

const loadTexts = async (language: ContentLanguage): Promise<PageTexts> => ({
  ...messagesOf(language, testSettings),
  editorial: serverTexts(language, testSettings),
  entry: await loadMessages('authFlows', language, testSettings),
  account: await loadMessages('account', language, testSettings),
  admin: await loadMessages('admin', language, testSettings),
  offline: await loadMessages('offline', language, testSettings),
  language,
});

type TextSelector = (t: PageTexts) => string;

interface Page {
  readonly path: string;
  /** Without the shop's name. */
  readonly title: TextSelector;
  /** If it differs from the title; null where the server renders none. */
  readonly heading?: TextSelector | null;
  /** The menu links marked as current, in order. */
  readonly marked?: (t: PageTexts) => readonly string[];
}

/** The links of the categories load when the menu is hovered. */
const collections = ({ layout }: PageTexts) => [layout.nav.collections];
const products = ({ layout }: PageTexts) => [layout.nav.products];
const result =
  (query: string, list: TextSelector | null = null): TextSelector =>
  (t) =>
    t.editorial.search.headed({ query, list: list && list(t) });
const sale: TextSelector = ({ layout }) => layout.nav.onSale;
const both: TextSelector = ({ layout, editorial }) =>
  [layout.nav.newArrivals, layout.nav.onSale].join(editorial.search.between);
const cups: TextSelector = ({ catalogue }) => catalogue.categories.cups;
const tabs: TextSelector = ({ auth }) => auth.tabs;
const myAccount: TextSelector = ({ layout }) => layout.nav.myAccount;
const inAccount =
  (tab: 'orders' | 'addresses' | 'wishlist' | 'profile'): TextSelector =>
  ({ account, layout }) =>
    `${account.tabs[tab]} – ${layout.nav.myAccount}`;
/** Heading of a section or page of the admin area, in its title. */
const inAdmin =
  (heading: (admin: Messages['admin']) => string): TextSelector =>
  ({ admin }) =>
    `${heading(admin)} – ${admin.layout.title}`;
const titleInTexts =
  (id: string): TextSelector =>
  ({ editorial }) =>
    pageTitle(editorial, id) ?? `a text content/meta/${id} with a title`;
const notFound: TextSelector = ({ states }) => states.notFound.title;
const notFoundHeading: TextSelector = ({ states }) => states.notFound.headline;

/** Pages with several titles, or with a heading or menu link of their own. */
const specialPages: readonly Page[] = [
  { path: '/products', title: ({ productList }) => productList.titleAll, marked: products },
  { path: '/products?sort=price-low', title: ({ productList }) => productList.titleAll, marked: products },
  {
    path: '/products?after=cup-tea-01',
    title: ({ productList, editorial }) => editorial.search.continued({ title: productList.titleAll }),
    marked: products,
  },
  {
    path: '/products?new=true',
    title: ({ layout }) => layout.nav.newArrivals,
    marked: (w) => [w.layout.nav.newArrivals],
  },
  { path: '/products?sale=true', title: sale, marked: (w) => [sale(w)] },
  { path: '/products?new=true&sale=true', title: both, marked: products },
  { path: '/products?q=lotus', title: result('lotus'), marked: products },
  { path: '/products?q=zzzz&sale=true', title: result('zzzz', sale), marked: (w) => [sale(w)] },
  {
    path: `/products?q=${encodeURIComponent('</title><script>alert(1)</script>')}`,
    title: result('</title><script>alert(1)</script>'),
    marked: products,
  },
  { path: `/products?q=${'a'.repeat(150)}`, title: result(`${'a'.repeat(59)}…`), marked: products },
  { path: '/products/cups', title: cups, marked: collections },
  { path: '/products/cups?q=lotus', title: result('lotus', cups), marked: collections },
  {
    path: '/products/cups?sale=true',
    title: (w) => [cups(w), sale(w)].join(w.editorial.search.between),
    marked: collections,
  },
  { path: '/products/bowls', title: ({ catalogue }) => catalogue.categories.bowls, marked: collections },
  { path: '/products/vases', title: notFound, heading: notFoundHeading },
  {
    path: '/product/cup-tea-01',
    title: ({ language }) =>
      productName(productOf('cup-tea-01').name[language], productOf('cup-tea-01').subtitle[language]),
    heading: ({ language }) => productOf('cup-tea-01').name[language],
    marked: collections,
  },
  { path: '/product/cup-of-gold', title: ({ product }) => product.notFound.title },
  {
    path: '/about',
    title: ({ layout }) => layout.nav.about,
    heading: ({ editorial }) => editorial.about.hero.title,
    marked: ({ layout }) => [layout.nav.about],
  },
  {
    path: '/contact',
    title: ({ layout }) => layout.nav.contact,
    heading: ({ editorial }) => editorial.contact.hero.title,
    marked: ({ layout }) => [layout.nav.contact],
  },
  ...pageNames.map(
    (name): Page => ({ path: `/policies/${name}`, title: ({ layout }) => layout.footer.policies[name] }),
  ),
  { path: '/policies/nothing', title: notFound, heading: notFoundHeading },
  { path: '/order-confirmation/ORD-1-ABCDEFGHJ', title: titleInTexts('confirmation'), heading: null },
  { path: '/auth', title: ({ auth }) => auth.login, heading: tabs },
  { path: '/auth?tab=signup', title: ({ auth }) => auth.signup, heading: tabs },
  { path: '/auth?mode=recover', title: ({ entry }) => entry.recovery.title },
  { path: '/auth?mode=confirm', title: ({ entry }) => entry.confirmation.title },
  { path: '/auth?mode=new-password', title: ({ entry }) => entry.newPassword.title },
  { path: '/auth?mode=first-password', title: ({ entry }) => entry.newPassword.first.title },
  { path: '/auth/confirm?type=signup', title: ({ entry }) => entry.link.signup.title },
  { path: '/auth/confirm?type=recovery', title: ({ entry }) => entry.link.recovery.title },
  { path: '/auth/confirm', title: ({ entry }) => entry.broken.title },
  { path: '/account', title: inAccount('orders'), heading: myAccount },
  { path: '/account?tab=addresses', title: inAccount('addresses'), heading: myAccount },
  { path: '/account?tab=wishlist', title: inAccount('wishlist'), heading: myAccount },
  { path: '/account?tab=profile', title: inAccount('profile'), heading: myAccount },
  { path: '/offline', title: ({ offline }) => offline.unseen.title },
  { path: '/admin', title: inAdmin(({ dashboard }) => dashboard.title), heading: null },
  ...adminPages
    // an editor of page texts has the name of its page
    .filter(({ path }) => !path.includes(':') && !path.startsWith('settings/pages/'))
    .map(({ path, title }): Page => ({ path: `/admin/${path}`, title: inAdmin(title), heading: null })),
  {
    path: '/admin/settings/pages/returns',
    title: ({ admin, layout }) => `${layout.footer.policies.returns} – ${admin.layout.title}`,
    heading: null,
  },
  { path: '/admin/settings/pages/nothing', title: notFound, heading: notFoundHeading },
  { path: '/admin/settings/tax/returns', title: notFound, heading: notFoundHeading },
  { path: '/admin/settings/nothing', title: notFound, heading: notFoundHeading },
  { path: '/admin/shipments/grid', title: notFound, heading: notFoundHeading },
  { path: '/admin/nothing', title: notFound, heading: notFoundHeading },
  { path: '/no-such-page', title: notFound, heading: notFoundHeading },
];

const pages: readonly Page[] = [
  ...specialPages,
  ...otherPages(['/', ...specialPages.map(({ path }) => path)]).map(
    ({ id, address }): Page => ({ path: address, title: titleInTexts(id) }),
  ),
];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** The text content of some HTML. */
const textOf = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>|<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
const partsOf = (page: string, part: RegExp) => [...page.matchAll(part)].map(([, inner = '']) => textOf(inner));

describe.each(contentLanguages)('in %s', (language) => {
  test.each(pages)(
    '$path has its own title, heading and current menu link',
    async ({ path, title, heading, marked }) => {
      const t = await loadTexts(language);
      const response = await fetch(shop.url + path, { headers: { cookie: `language=${language}` } });
      const page = await response.text();
      expect(partsOf(page, /<title>(.*?)<\/title>/gs)).toEqual([`${title(t)} | ${t.editorial.meta.siteName}`]);
      const headed = heading === undefined ? title : heading;
      expect(partsOf(page, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual(headed === null ? [] : [headed(t)]);
      const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? '';
      const current = /<(?:a|button)\b[^>]*aria-current="(?:page|true)"[^>]*>(.*?)<\/(?:a|button)>/gs;
      expect(partsOf(header, current)).toEqual(marked?.(t) ?? []);
    },
  );

  test('a shared search has the title of its list, without the search term', async () => {
    const { layout, editorial } = await loadTexts(language);
    const response = await fetch(`${shop.url}/products?q=closed&sale=true`, {
      headers: { cookie: `language=${language}` },
    });
    const shared = /<meta property="og:title" content="([^"]*)"/.exec(await response.text())?.[1];
    expect(shared).toBe(`${layout.nav.onSale} | ${editorial.meta.siteName}`);
  });

  test("the title of the home page is the shop's", async () => {
    const { editorial } = await loadTexts(language);
    const page = await (await fetch(shop.url, { headers: { cookie: `language=${language}` } })).text();
    expect(partsOf(page, /<title>(.*?)<\/title>/gs)).toEqual([editorial.meta.home.title]);
    expect(partsOf(page, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([editorial.home.hero.headline]);
  });
});
