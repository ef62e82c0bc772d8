import { reviewSights } from '../../../../contract/office/reviews.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { Choices } from '../list/choices.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { ReviewCard } from './review-card.tsx';

/** What customers wrote of the products, newest first; what is hidden too (decision 27). */
export const Reviews = () => {
  const { frame, reviews } = useOfficeWords();
  const { get, after } = useListAddress();
  const sight = reviewSights.find((known) => known === get('sight'));
  const list = useList(ask, { sight, after });
  return (
    <>
      <PartHead title={frame.tabs.reviews} counted={list.page} />
      <div className="pb-6">
        <Choices label={reviews.sight} name="sight" values={reviewSights} say={(value) => reviews[value]} />
      </div>
      <ListFrame list={list} isNarrowed={sight !== undefined}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onChanged={list.replace} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
};

type Asked = Parameters<OfficeInBrowser['reviews']['list']>[0];

const ask = ({ reviews }: OfficeInBrowser, query: Asked) => reviews.list(query);
