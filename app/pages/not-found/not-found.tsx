import { data } from 'react-router';
import { contentOf } from '../../../locales/content.ts';
import { renderContext } from '../../api/server-call.ts';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import { NotFound } from '../../layout/error-pages.tsx';
import type { Route } from './+types/not-found.ts';

/** Answers 404 for any other path, in the right language (specification 2, decision 35). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  return data(
    {
      head: serializeHead({
        ...contentOf(language, settings).meta.notFound,
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
