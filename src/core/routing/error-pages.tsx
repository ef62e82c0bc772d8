import { isRouteErrorResponse } from 'react-router';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { titled } from '#core/ui/titled.ts';

/** Error page by status: not found (404), database unavailable (503), or server error (500). */
export const FailurePage = ({ error }: { error: unknown }) => {
  const { states, layout } = useMessages('common');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <>
        <title>{titled(states.notFound.title, layout.brand)}</title>
        <NotFound />
      </>
    );
  }
  const texts = status === 503 ? states.unavailable : states.error;
  return (
    <section className="night min-h-[36rem] py-24 bg-lapis-800 stars text-white grid place-content-center justify-items-center text-center px-4">
      <title>{titled(texts.title, layout.brand)}</title>
      <LotusIcon className="size-16 text-lapis-300" />
      <h1 className="display text-h2 mt-8 max-w-[16em]">{texts.title}</h1>
      <p className="text-lg text-lapis-200 mt-4 max-w-[34em]">{texts.text}</p>
      <p className="flex flex-wrap justify-center gap-4 mt-9">
        <a href="" className="btn btn-white">
          {states.error.reload}
        </a>
        <a href="/" data-whole className="btn border border-lapis-300">
          {states.backHome}
        </a>
      </p>
    </section>
  );
};

/** The 404 page; the zero of 404 is a plate. */
export const NotFound = () => {
  const { states } = useMessages('common');
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
        <p className="sr-only">{states.notFound.title}</p>
        <h1 className="display text-h2 mt-10">{states.notFound.headline}</h1>
        <p className="text-lg text-lapis-200 mt-4 max-w-[34em]">{states.notFound.text}</p>
        <a href="/" className="btn btn-white mt-9">
          {states.backHome}
        </a>
      </div>
    </section>
  );
};
