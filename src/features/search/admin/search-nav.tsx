import { useAdminContext } from '#core/admin/admin-context.ts';
import { PageLinks } from '#core/admin/page-links.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';

interface SearchNavProps {
  /** Path of the open page below that of the section. */
  readonly open: '' | 'reports' | 'preview';
}

/** Links to the pages of the search section. */
export const SearchNav = ({ open }: SearchNavProps) => {
  const { search: t } = useMessages('admin');
  const { may } = useAdminContext();
  const pages = [
    { path: '/admin/search', title: t.groups },
    { path: '/admin/search/reports', title: t.reports },
    ...(may('catalogue.write') ? [{ path: '/admin/search/preview', title: t.tryOut }] : []),
  ];
  return (
    <PageLinks
      label={t.parts}
      pages={pages}
      open={open === '' ? '/admin/search' : `/admin/search/${open}`}
      className="pt-6"
    />
  );
};
