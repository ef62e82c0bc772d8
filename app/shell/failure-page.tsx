import { isRouteErrorResponse } from 'react-router';
import { useWords } from '../device/words.tsx';
import { LotusMark } from '../parts/lotus-mark.tsx';
import { titled } from '../parts/titled.ts';
import { NotFound } from './not-found.tsx';

/** What is shown when a page cannot be: nothing there (404), the database away (503), or a fault of ours (500). */
export const FailurePage = ({ error }: { error: unknown }) => {
  const { pages, shell } = useWords();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <>
        <title>{titled(pages.notFound.title, shell.brand)}</title>
        <NotFound />
      </>
    );
  }
  const said = status === 503 ? pages.unavailable : pages.error;
  return (
    <section className="night min-h-[36rem] py-24 bg-lapis-800 stars text-white grid place-content-center justify-items-center text-center px-4">
      <title>{titled(said.title, shell.brand)}</title>
      <LotusMark className="size-16 text-lapis-300" />
      <h1 className="display text-h2 mt-8 max-w-[16em]">{said.title}</h1>
      <p className="text-lg text-lapis-200 mt-4 max-w-[34em]">{said.text}</p>
      <p className="flex flex-wrap justify-center gap-4 mt-9">
        <a href="" className="btn btn-white">
          {pages.error.reload}
        </a>
        <a href="/" data-whole className="btn border border-lapis-300">
          {pages.backHome}
        </a>
      </p>
    </section>
  );
};
