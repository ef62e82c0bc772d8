import { Outlet } from 'react-router';
import { useWords } from '../device/words.tsx';
import { NoticeBoard } from '../parts/notice-board.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page but the checkout: promises, header, the page, footer, notices. */
const Storefront = () => {
  const { shell } = useWords();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-white focus:px-5 focus:py-3 focus:start-4 focus:top-4"
      >
        {shell.skip}
      </a>
      <TopBar />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <NoticeBoard />
    </>
  );
};
export default Storefront;
