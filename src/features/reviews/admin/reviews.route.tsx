import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { reviewVisibilities } from '../reviews.admin.contract.ts';
import { ReviewCard } from '../ui/review-card.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader({ visibility: oneOf(reviewVisibilities) }, ({ reviews }, query, { signal }) =>
  reviews.list(query, { signal }),
);

/** Reviews, newest first, including hidden ones (decision 27). */
export default function Reviews() {
  const { reviews } = useMessages('admin');
  const list = useAdminList<typeof clientLoader>();
  return (
    <>
      <SectionHeader title={reviews.title} counted={list.page} />
      <FilterPanel>
        <RadioGroup
          label={reviews.visibility}
          name="visibility"
          values={reviewVisibilities}
          format={(value) => reviews[value]}
        />
      </FilterPanel>
      <ListLayout list={list}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onChanged={list.replace} />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
}
