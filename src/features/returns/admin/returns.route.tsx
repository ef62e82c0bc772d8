import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup, SortSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { returnStates } from '../return.ts';
import { ReturnCard } from './return-card.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader(
  { state: oneOf(returnStates), sort: oneOf(['oldest']) },
  ({ returns }, query, { language, signal }) => returns.list({ ...query, language }, { signal }),
);

/** Returns of all orders, newest or oldest first, with a filter by state. */
export default function Returns() {
  const { returns: t } = useMessages('admin');
  const { get } = useListUrl();
  const list = useAdminList<typeof clientLoader>();
  return (
    <>
      <SectionHeader title={t.title} counted={list.page} />
      <p className="text-mist -mt-4 pb-5">{t.intro}</p>
      <FilterPanel>
        <RadioGroup label={t.filter} name="state" values={returnStates} format={(value) => t.status[value]} />
        <SortSelect />
      </FilterPanel>
      <ListLayout list={list} isNewestFirst={get('sort') !== 'oldest'} empty={t.empty}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((orderReturn) => (
              <li key={orderReturn.id}>
                <ReturnCard orderReturn={orderReturn} onChanged={list.replace} onOutdated={list.reload} />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
}
