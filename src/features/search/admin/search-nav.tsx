import { useAdminContext } from '#core/admin/admin-context.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';

interface SearchNavProps {
  /** Path of the open page below that of the section. */
  readonly open: '' | 'reports' | 'preview';
}

/** Links to the pages of the search section. */
export const SearchNav = ({ open }: SearchNavProps) => {
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
