import { useParams } from 'react-router';
import { isLanguage } from '../../../../domain/language.ts';
import { preloadMessages, useMessages } from '../../../i18n/messages.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { PageWith } from '../may.tsx';
import { useAdminTitle } from '../section-title.ts';
import { useAdminContext } from '../use-admin.ts';
import { SearchGroupEditor } from './search-group-editor.tsx';
import { SearchGroups } from './search-groups.tsx';
import { SearchPreviewForm } from './search-preview-form.tsx';
import { Searches } from './searches.tsx';

preloadMessages('admin', 'forms');

/** Words of the search, what was searched, and a trial of a word (decision 193). */
export const Search = () => {
  const { page } = useParams();
  const group = useListUrl().get('group');
  if (page === undefined && group !== undefined)
    return <SearchGroupEditor key={group} id={group === 'new' ? null : group} />;
  return (
    <>
      <SearchNav open={page ?? ''} />
      {page === 'reports' ? <Searches /> : page === 'preview' ? <SearchTrial /> : <SearchGroups />}
    </>
  );
};

/** Shows what any word finds. */
const SearchTrial = () => {
  const { preview } = useMessages('admin').search;
  const { get } = useListUrl();
  const language = get('language');
  useAdminTitle(preview.title);
  return (
    <PageWith right="catalogue.write">
      <div className="max-w-2xl pt-8">
        <SearchPreviewForm
          heading="h1"
          readChange={() => null}
          begun={get('q')}
          begunLanguage={isLanguage(language) ? language : undefined}
        />
      </div>
    </PageWith>
  );
};

const SearchNav = ({ open }: { open: string }) => {
  const { search: words } = useMessages('admin');
  const { may } = useAdminContext();
  const parts = [
    { path: '', title: words.groups },
    { path: 'reports', title: words.reports },
    ...(may('catalogue.write') ? [{ path: 'preview', title: words.tryOut }] : []),
  ];
  return (
    <nav aria-label={words.parts} className="flex flex-wrap gap-2 pt-6">
      {parts.map(({ path, title }) => (
        <a
          key={path}
          href={path === '' ? '/admin/search' : `/admin/search/${path}`}
          aria-current={path === open ? 'page' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${path === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {title}
        </a>
      ))}
    </nav>
  );
};
