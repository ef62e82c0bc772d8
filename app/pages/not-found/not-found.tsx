import { data } from 'react-router';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import { NotFound } from '../../shell/not-found.tsx';
import type { Route } from './+types/not-found.ts';

/** Any other path answers 404 in the right language (specification 2, decision 35). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  return data(
    { head: writeHead({ ...editorialOf(language).meta.notFound, language, publicUrl, path: '/', isPrivate: true }) },
    { status: 404 },
  );
};

export const meta = readHead;

const NotFoundPage = () => <NotFound />;
export default NotFoundPage;
