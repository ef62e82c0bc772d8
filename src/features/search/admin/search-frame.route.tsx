import { useParams } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { PageWith } from '#core/admin/require-permission.tsx';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { isLanguage } from '#core/i18n/language.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Searches } from './search-analytics.route.tsx';
import { SearchPreviewForm } from './search-preview.route.tsx';
import { SynonymGroupEditor } from './synonym-group.route.tsx';
import { SynonymGroups } from './synonyms.route.tsx';

preloadMessages('admin', 'forms');

/** Words of the search, what was searched, and a trial of a word (decision 193). */
export const Search = () => {
  const { page } = useParams();
  const group = useListUrl().get('group');
  if (page === undefined && group !== undefined)
    return <SynonymGroupEditor key={group} id={group === 'new' ? null : group} />;
  return (
    <>
      <SearchNav open={page ?? ''} />
      {page === 'reports' ? <Searches /> : page === 'preview' ? <SearchTrial /> : <SynonymGroups />}
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
          initialWord={get('q')}
          begunLanguage={isLanguage(language) ? language : undefined}
        />
      </div>
    </PageWith>
  );
};

const SearchNav = ({ open }: { open: string }) => {
  const { search: t } = useMessages('admin');
  const { may } = useAdminContext();
  const parts = [
    { path: '', title: t.groups },
    { path: 'reports', title: t.reports },
    ...(may('catalogue.write') ? [{ path: 'preview', title: t.tryOut }] : []),
  ];
  return (
    <nav aria-label={t.parts} className="flex flex-wrap gap-2 pt-6">
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
