import { formatNumber } from '../../locales/format.ts';
import { useLanguage, useWords } from '../device/words.tsx';
import { Photograph } from '../parts/photograph.tsx';

/** The page of an address where nothing is: the zero of 404 is a plate. */
export const NotFound = () => {
  const { pages } = useWords();
  const four = formatNumber(4, useLanguage());
  return (
    <section className="night bg-lapis-800 stars text-white">
      <div className="page min-h-[36rem] py-24 grid place-content-center justify-items-center text-center">
        <p className="flex items-center gap-4 display text-[7rem] lg:text-[9rem] leading-none! num" aria-hidden="true">
          <span>{four}</span>
          <Photograph
            picture={{ path: 'scenes/empty-plate', alt: '' }}
            sizes="160px"
            className="size-32 lg:size-40"
            isEager
          />
          <span>{four}</span>
        </p>
        <p className="sr-only">{pages.notFound.title}</p>
        <h1 className="display text-h2 mt-10">{pages.notFound.headline}</h1>
        <p className="text-lg text-lapis-200 mt-4 max-w-[34em]">{pages.notFound.text}</p>
        <a href="/" className="btn btn-white mt-9">
          {pages.backHome}
        </a>
      </div>
    </section>
  );
};
