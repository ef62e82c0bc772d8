import type { ReactNode } from 'react';
import type { PageOf } from '#core/api/pagination.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { useAdminTitle } from './admin-title.ts';
import { BackLink } from './back-link.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { AdminList } from './use-admin-data.ts';
import { CAME_FROM_NEWER_PAGE, useListUrl } from './use-list-url.ts';

interface ListLayoutProps<Row> {
  readonly list: Omit<AdminList<Row>, 'hasFilters'> & Partial<Pick<AdminList<Row>, 'hasFilters'>>;
  /** Whether a filter is set; then an empty list means no match. By default, whether the list was loaded with one. */
  readonly hasFilters?: boolean;
  /** False if the rows are not sorted by time. */
  readonly isNewestFirst?: boolean;
  /** Text of an empty list. */
  readonly empty?: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Renders a list in each state (loading, failed, empty, loaded) with links to newer and older rows. */
export function ListLayout<Row>({
  list,
  hasFilters = list.hasFilters ?? false,
  isNewestFirst = true,
  empty,
  children,
}: ListLayoutProps<Row>) {
  const t = useMessages('admin').layout.list;
  const { page, isLoading, hasFailed, reload } = list;
  if (hasFailed && !isLoading) return <CouldNotLoad onTryAgain={reload} />;
  if (!page) return <ListSkeleton />;
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : ''}>
      {page.items.length === 0 ? (
        <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">
          {hasFilters ? t.noMatches : (empty ?? t.empty)}
        </p>
      ) : (
        children(page.items)
      )}
      <PageSteps next={page.next} isNewestFirst={isNewestFirst} />
    </div>
  );
}

const PageSteps = ({ next, isNewestFirst }: { next: string | null; isNewestFirst: boolean }) => {
  const t = useMessages('admin').layout.list;
  const [back, on] = isNewestFirst ? [t.newer, t.older] : [t.previous, t.next];
  const address = useListUrl();
  if (!address.after && next === null) return null;
  return (
    <p className="flex justify-end gap-2 pt-6">
      <button type="button" className="btn btn-sm btn-quiet" disabled={!address.after} onClick={address.newer}>
        {back}
      </button>
      {next === null ? (
        <button type="button" className="btn btn-sm btn-quiet" disabled>
          {on}
        </button>
      ) : (
        <a href={address.older(next)} data-top data-state={CAME_FROM_NEWER_PAGE} className="btn btn-sm btn-quiet">
          {on}
        </a>
      )}
    </p>
  );
};

interface SectionHeaderProps {
  readonly title: string;
  /** List whose total is displayed next to the title. */
  readonly counted?: PageOf<unknown> | null;
  /** Label of the count; "in total" by default. */
  readonly formatCount?: (count: number) => string;
  /** Target of the back link, on a page of the section. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Actions of the whole section. */
  readonly children?: ReactNode;
}

/** Header of a section, or of a page of one: title, total and actions. */
export const SectionHeader = ({ title, counted, formatCount, back, children }: SectionHeaderProps) => {
  const { list } = useMessages('admin').layout;
  useAdminTitle(title);
  const language = useLanguage();
  return (
    <>
      {back && <BackLink {...back} className="mt-6" />}
      <div className={`flex flex-wrap items-baseline gap-x-4 gap-y-3 pb-4 md:pb-6 ${back ? '' : 'pt-5 md:pt-8'}`}>
        <h1 className="display text-h2">{title}</h1>
        <p role="status" className="text-base text-mist num">
          {counted &&
            (counted.isExactCount
              ? (formatCount ?? list.count)(counted.count)
              : list.moreThan({ amount: formatNumber(counted.count, language) }))}
        </p>
        {children && <div className="md:ms-auto flex flex-wrap gap-2 md:gap-3">{children}</div>}
      </div>
    </>
  );
};
