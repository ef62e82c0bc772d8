import { useEffect, useId, useRef } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { LanguageSwitch } from '#core/routing/language-switch.tsx';
import { useCloseOnNavigation } from '#core/routing/use-close-on-navigation.ts';
import type { OpenDialogProps } from '#core/routing/use-dialog-on-demand.tsx';
import { Icon, type IconProps } from '#core/ui/icon.tsx';
import { useIsStaff } from '#features/auth/ui/use-is-staff.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { CategoryIcon } from '#features/products/ui/category-icon.tsx';
import { type NavigationItem, navLinks, useCurrentLink } from './nav-links.ts';
import { useCollectionCounts } from './use-collection-counts.ts';

/** Navigation of narrow screens, open on mount: a full-height sheet from the inline start. */
export const MenuDrawer = ({ onClose }: OpenDialogProps) => {
  const t = useMessages('common');
  const { nav, footer } = t.layout;
  const sheet = useRef<HTMLDialogElement>(null);
  const currentPath = useCurrentLink();
  const navigation = useCloseOnNavigation(true, () => sheet.current?.close());
  const [products, ...others] = navLinks(t);
  const countOf = useCollectionCounts();
  const isSignedIn = Boolean(useSession());
  const isStaff = useIsStaff(true);

  useEffect(() => sheet.current?.showModal(), []);

  return (
    <dialog
      ref={sheet}
      aria-label={nav.label}
      {...navigation}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className="fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-[min(24rem,100vw)] max-w-none bg-porcelain text-lapis-900 dim-behind open:animate-appear"
    >
      <div className="flex items-center justify-between h-16 ps-5 pe-2 border-b border-lapis-200">
        <LanguageSwitch className="inline-flex -ms-3" />
        <button
          type="button"
          aria-label={nav.closeMenu}
          onClick={() => sheet.current?.close()}
          className="grid place-items-center size-11"
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <nav aria-label={nav.label} className="px-5 pb-8">
        {products && <Row {...products} currentPath={currentPath} />}
        <ul aria-label={nav.collections} className="py-1 border-b border-lapis-200">
          {categories.map((category) => (
            <li key={category}>
              <CollectionRow category={category} count={countOf(category)} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        {others.map((link) => (
          <Row key={link.to} {...link} currentPath={currentPath} />
        ))}
        <ul className="pt-4 text-mist">
          <li>
            <SmallRow
              to={isSignedIn ? '/account' : '/auth'}
              icon="user"
              label={isSignedIn ? nav.myAccount : nav.login}
            />
          </li>
          <li>
            <SmallRow to="/policies/faq" icon="info" label={footer.policies.faq} />
          </li>
          {/* the last row: it appears late, and must not move a row that is being pressed */}
          {isStaff && (
            <li>
              <SmallRow to="/admin" icon="chart-column" label={nav.admin} />
            </li>
          )}
        </ul>
      </nav>
    </dialog>
  );
};

const Row = ({ to, label, isSale, currentPath }: NavigationItem & { readonly currentPath: string }) => (
  <a
    href={to}
    aria-current={to === currentPath ? 'page' : undefined}
    className={`flex items-center min-h-14 text-lg border-b border-lapis-200 aria-[current=page]:border-current aria-[current=page]:font-medium ${isSale ? 'text-carnelian-700 font-medium' : ''}`}
  >
    {label}
  </a>
);

interface CollectionRowProps {
  readonly category: Category;
  /** Number of products; empty until loaded. */
  readonly count: string;
  readonly currentPath: string;
}

const CollectionRow = ({ category, count, currentPath }: CollectionRowProps) => {
  const { catalogue } = useMessages('common');
  const to = `/products/${category}`;
  const [nameId, countId] = [useId(), useId()];
  return (
    <a
      href={to}
      aria-labelledby={nameId}
      aria-describedby={countId}
      aria-current={to === currentPath ? 'page' : undefined}
      className="flex items-center gap-3 min-h-13 aria-[current=page]:font-medium"
    >
      <CategoryIcon category={category} className="size-7 text-lapis-700" stroke={1.4} />
      <span id={nameId} className="grow">
        {catalogue.categories[category]}
      </span>{' '}
      <span id={countId} className="text-caption text-mist num">
        {count}
      </span>
    </a>
  );
};

const SmallRow = ({ to, icon, label }: { to: string; icon: IconProps['name']; label: string }) => (
  <a href={to} className="flex items-center gap-3 min-h-12 hover:text-lapis-900">
    <Icon name={icon} className="size-5" />
    {label}
  </a>
);
