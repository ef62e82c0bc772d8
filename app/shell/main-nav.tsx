import { useLocation } from 'react-router';
import { useWords } from '../device/words.tsx';
import { CollectionsMenu } from './collections-menu.tsx';
import { navLinks, shownLink } from './nav-links.ts';

/** The main navigation of wide screens. */
export const MainNav = () => {
  const words = useWords();
  const [products, ...others] = navLinks(words);
  return (
    <nav className="hidden lg:flex items-center gap-x-4 xl:gap-x-7 text-[.9375rem]" aria-label={words.shell.nav.label}>
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
    aria-current={shownLink(useLocation()) === to ? 'page' : undefined}
    className={`inline-flex items-center min-h-11 whitespace-nowrap border-b-2 border-transparent hover:border-current aria-[current=page]:border-current ${isSale ? 'sale-link font-medium' : ''}`}
  >
    {label}
  </a>
);
