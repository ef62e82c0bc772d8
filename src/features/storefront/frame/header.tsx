import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { LanguageSwitch } from '#core/routing/language-switch.tsx';
import { useDialogOnDemand } from '#core/routing/use-dialog-on-demand.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { LotusIcon, UserIcon, Wordmark } from '#core/ui/icons.tsx';
import { useSession } from '#features/auth/ui/use-session.ts';
import { useCart } from '#features/cart/ui/cart.ts';
import { CollectionsMenu } from './collections-menu.tsx';
import { navLinks, useCurrentLink } from './nav-links.ts';

const nightClasses = 'night text-white border-transparent';

const porcelainClasses = 'bg-porcelain text-lapis-900 border-lapis-200';

/**
 * Sticky header; on the home page it changes from night to porcelain after 20 px. On wide screens its upper 16 px scroll away and its
 * content moves to the middle of the visible part. A change of its height would move the page, and the browser would scroll back across
 * the 20 px in a loop.
 */
export const Header = () => {
  const { layout } = useMessages('common');
  const isOverHero = useLocation().pathname === '/';
  const isScrolled = useScrolled();
  return (
    <header
      className={`sticky top-0 lg:-top-4 z-30 border-b transition-[color,background-color,border-color] duration-200 ${isOverHero ? '-mb-[65px] lg:-mb-[89px]' : ''} ${isOverHero && !isScrolled ? nightClasses : porcelainClasses}`}
    >
      <div
        className={`page grid grid-cols-[1fr_auto_1fr] items-center gap-x-2 lg:gap-x-4 xl:gap-x-8 h-16 lg:h-[88px] ${isScrolled ? 'lg:pt-4' : ''} transition-[padding-top] duration-200`}
      >
        <div className="flex -ms-2.5 lg:ms-0">
          <MobileMenu />
          <SearchLink className="lg:hidden" />
          <MainNav />
        </div>
        <a
          href="/"
          aria-label={`${layout.brand} – ${layout.nav.home}`}
          className="flex items-center gap-2 lg:gap-3 min-h-11"
        >
          <LotusIcon className="size-8 lg:size-10 en:max-[24.25rem]:hidden" stroke={1.8} />
          <Wordmark
            className="ar:h-7 ar:lg:h-9 en:h-4 en:max-[22rem]:h-3 en:lg:h-[1.1875rem]"
            typeClassName="en:text-base ar:text-xl en:lg:text-2xl ar:lg:text-3xl leading-tight line-clamp-2 max-lg:max-w-36 lg:max-w-64"
          />
        </a>
        <div className="flex items-center justify-end gap-1 -me-2.5">
          <LanguageSwitch className="hidden lg:inline-flex" />
          <SearchLink className="hidden lg:grid" />
          <AccountMenu />
          <CartLink />
        </div>
      </div>
    </header>
  );
};

const AccountLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} aria-label={label} className="grid place-items-center size-11">
    <UserIcon />
  </a>
);

const OwnPageLink = () => <AccountLink to="/account" label={useMessages('common').layout.nav.myAccount} />;

// a failed load falls back to a link instead of breaking the page
const AccountMenuPopover = lazy(() =>
  import('./account-popover.tsx').then(
    (loaded) => ({ default: loaded.AccountMenuPopover }),
    () => ({ default: OwnPageLink }),
  ),
);

/** Account icon: a link to sign in, or the signed-in user's menu (specification 2, Header and footer). */
const AccountMenu = () => {
  const { nav } = useMessages('common').layout;
  // a plain link on the server and until the session is read
  if (!useSession()) return <AccountLink to="/auth" label={nav.login} />;
  return (
    <Suspense fallback={<OwnPageLink />}>
      <AccountMenuPopover />
    </Suspense>
  );
};

/** Cart link with the number of items, which is stored on the device only. */
const CartLink = () => {
  const { layout, counts } = useMessages('common');
  const language = useLanguage();
  const { items } = useCart();
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0);
  const label = itemCount > 0 ? layout.nav.cartWith({ items: counts.items(itemCount) }) : layout.nav.cart;
  return (
    <a href="/cart" aria-label={label} className="relative grid place-items-center size-11">
      <Icon name="shopping-bag" className="size-[23px]" />
      {itemCount > 0 && (
        <span
          key={itemCount}
          aria-hidden="true"
          className="absolute top-0.5 end-0.5 min-w-5 h-5 px-1 rounded-full bg-lapis-700 text-white border border-lapis-300 text-[11px] font-medium leading-[1.125rem] text-center num animate-bump"
        >
          {formatNumber(itemCount, language)}
        </span>
      )}
    </a>
  );
};

/** Main navigation of wide screens. */
const MainNav = () => {
  const t = useMessages('common');
  const [products, ...others] = navLinks(t);
  return (
    <nav className="hidden lg:flex items-center gap-x-4 xl:gap-x-7 text-[.9375rem]" aria-label={t.layout.nav.label}>
      {products && <PlainLink {...products} />}
      <CollectionsMenu />
      {others.map((link) => (
        <PlainLink key={link.to} {...link} />
      ))}
    </nav>
  );
};

const PlainLink = ({ to, label, isSale }: ReturnType<typeof navLinks>[number]) => (
  <a
    href={to}
    aria-current={useCurrentLink() === to ? 'page' : undefined}
    className={`inline-flex items-center min-h-11 whitespace-nowrap border-b-2 border-transparent hover:border-current aria-[current=page]:border-current ${isSale ? 'sale-link font-medium' : ''}`}
  >
    {label}
  </a>
);

const loadMenu = async () => (await import('./menu-drawer.tsx')).MenuDrawer;

const loadSearch = async () => (await import('#features/search/ui/search-dialog.tsx')).SearchDialog;

/** Button for the navigation on narrow screens. */
const MobileMenu = () => {
  const { dialog, early, open } = useDialogOnDemand(loadMenu);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={useMessages('common').layout.nav.openMenu}
        aria-haspopup="dialog"
        {...early}
        onClick={open}
        className="grid place-items-center size-11"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {dialog}
    </div>
  );
};

/** Opens the search; on a product list it focuses the field. Without JavaScript it links to that field. */
const SearchLink = ({ className }: { className: string }) => {
  const { dialog, early, open } = useDialogOnDemand(loadSearch);
  return (
    <>
      <a
        href="/products#search"
        aria-label={useMessages('common').productList.search}
        {...early}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const field = document.getElementById('search');
          if (field) field.focus();
          else void open();
        }}
        className={`grid place-items-center size-11 ${className}`}
      >
        <Icon name="search" className="size-[22px]" />
      </a>
      {dialog}
    </>
  );
};

/** Scroll offset in pixels after which the header changes its colours (specification 9). */
const SCROLL_THRESHOLD = 20;

const listen = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by more than 20 px. */
const useScrolled = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
