import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { reviewVisibilities } from '../reviews.admin.contract.ts';
import { ReviewCard } from '../ui/review-card.tsx';

preloadMessages('admin', 'forms');

/** Reviews, newest first, including hidden ones (decision 27). */
export default function Reviews() {
  const { reviews } = useMessages('admin');
  const { get, after } = useListUrl();
  const visibility = reviewVisibilities.find((option) => option === get('visibility'));
  const list = useList(listReviews, { visibility, after });
  return (
    <>
      <SectionHeader title={reviews.title} counted={list.page} />
      <div className="pb-6">
        <RadioGroup
          label={reviews.visibility}
          name="visibility"
          values={reviewVisibilities}
          format={(value) => reviews[value]}
        />
      </div>
      <ListLayout list={list} hasFilters={visibility !== undefined}>
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

type ListQuery = Parameters<AdminClient['reviews']['list']>[0];

const listReviews = ({ reviews }: AdminClient, query: ListQuery) => reviews.list(query);
