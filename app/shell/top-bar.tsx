import { useWords } from '../device/words.tsx';

const shownFrom = ['', 'hidden md:inline', 'hidden lg:inline'];

/**
 * The shop's three promises, on every page; narrow screens show the first. Without a connection that is said in their
 * place (`stay-open.ts`).
 */
export const TopBar = () => {
  const { promises, promisesLabel } = useWords().shell;
  return (
    <aside aria-label={promisesLabel} className="bg-lapis-950 text-lapis-200 text-caption">
      <p id="connection" role="status" className="peer page not-empty:py-2.5 text-center" />
      <p className="page flex peer-not-empty:hidden items-center justify-center gap-x-8 min-h-10 py-1.5">
        {promises.map((promise, place) => (
          <span key={promise} className={shownFrom[place] ?? ''}>
            {promise}
          </span>
        ))}
      </p>
    </aside>
  );
};
