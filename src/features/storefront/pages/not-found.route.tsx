import { data } from 'react-router';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { NotFound } from '#core/routing/error-pages.tsx';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import type { Route } from './+types/not-found.route';

/** Returns 404 for any other path, in the right language (specification 2, decision 35). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  return data(
    {
      head: serializeHead({
        ...serverTexts(language, settings).meta.notFound,
        language,
        publicUrl,
        path: '/',
        isPrivate: true,
      }),
    },
    { status: 404 },
  );
};

export const meta = readHeadData;

const NotFoundPage = () => <NotFound />;
export default NotFoundPage;
