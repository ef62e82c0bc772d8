import { useLocation } from 'react-router';
import { useWords } from '../device/words.tsx';
import { LotusMark } from '../parts/lotus-mark.tsx';
import { Wordmark } from '../parts/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { useScrolled } from './use-scrolled.ts';

const overNight = 'night text-white border-transparent';
const onPorcelain = 'bg-porcelain text-lapis-900 border-lapis-200';

/** The way round the shop. It stays in sight, and on the home page turns from night to porcelain after 20 px. */
export const Header = () => {
  const { shell } = useWords();
  const isOverHero = useLocation().pathname === '/';
  const isScrolled = useScrolled();
  return (
    <header
      className={`sticky top-0 z-30 border-b transition-[color,background-color,border-color] duration-200 ${isOverHero ? '-mb-[65px] lg:-mb-[89px]' : ''} ${isOverHero && !isScrolled ? overNight : onPorcelain}`}
    >
      <div
        className={`page grid grid-cols-[1fr_auto_1fr] items-center gap-x-2 lg:gap-x-4 xl:gap-x-8 h-16 ${isScrolled ? 'lg:h-[72px]' : 'lg:h-[88px]'} transition-[height] duration-200`}
      >
        <div className="flex -ms-2.5 lg:ms-0">
          <MobileMenu />
          <SearchLink className="lg:hidden" />
          <MainNav />
        </div>
        <a
          href="/"
          aria-label={`${shell.brand} – ${shell.nav.home}`}
          className="flex items-center gap-2 lg:gap-3 min-h-11"
        >
          <LotusMark className="size-8 lg:size-10 en:max-[24.25rem]:hidden" stroke={1.8} />
          <Wordmark className="ar:h-7 ar:lg:h-9 en:h-4 en:max-[22rem]:h-3 en:lg:h-[1.1875rem]" />
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
