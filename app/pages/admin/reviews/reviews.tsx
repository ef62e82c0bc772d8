import { reviewVisibilities } from '../../../../contract/admin/reviews.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useMessages } from '../../../i18n/messages.tsx';
import { RadioGroup } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { ReviewCard } from './review-card.tsx';

preloadMessages('admin', 'forms');

/** Reviews, newest first, including hidden ones (decision 27). */
export const Reviews = () => {
  const { reviews } = useMessages('admin');
  const { get, after } = useListUrl();
  const visibility = reviewVisibilities.find((known) => known === get('visibility'));
  const list = useList(ask, { visibility, after });
  return (
    <>
      <SectionHeader title={reviews.title} counted={list.page} />
      <div className="pb-6">
        <RadioGroup
          label={reviews.visibility}
          name="visibility"
          values={reviewVisibilities}
          say={(value) => reviews[value]}
        />
      </div>
      <ListLayout list={list} isNarrowed={visibility !== undefined}>
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
};

type Asked = Parameters<AdminClient['reviews']['list']>[0];

const ask = ({ reviews }: AdminClient, query: Asked) => reviews.list(query);
