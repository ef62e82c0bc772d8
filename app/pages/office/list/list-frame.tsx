import type { ReactNode } from 'react';
import { useOfficeWords } from '../../../device/office-words.ts';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { OfficeSkeleton } from '../office-skeleton.tsx';
import type { List } from './use-list.ts';
import { CAME_FROM_NEWER, useListAddress } from './use-list-address.ts';

interface ListFrameProps<Row> {
  readonly list: List<Row>;
  /** Whether the list is narrowed: then nothing in it means that nothing matches. */
  readonly isNarrowed: boolean;
  /** False where the rows stand in another order than that of their time. */
  readonly isNewestFirst?: boolean;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in each of its states: on its way, failed, empty, or there, with the way to older and newer rows. */
export function ListFrame<Row>({ list, isNarrowed, isNewestFirst = true, children }: ListFrameProps<Row>) {
  const words = useOfficeWords().frame.list;
  const { page, isLoading, hasFailed, loadAgain } = list;
  if (hasFailed && !isLoading) return <CouldNotLoad onTryAgain={loadAgain} />;
  if (!page) return <OfficeSkeleton />;
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : ''}>
      {page.rows.length === 0 ? (
        <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">
          {isNarrowed ? words.nothingFound : words.empty}
        </p>
      ) : (
        children(page.rows)
      )}
      <Steps next={page.next} isNewestFirst={isNewestFirst} />
    </div>
  );
}

const Steps = ({ next, isNewestFirst }: { next: string | null; isNewestFirst: boolean }) => {
  const words = useOfficeWords().frame.list;
  const [back, on] = isNewestFirst ? [words.newer, words.older] : [words.previous, words.next];
  const address = useListAddress();
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
        <a href={address.older(next)} data-state={CAME_FROM_NEWER} className="btn btn-sm btn-quiet">
          {on}
        </a>
      )}
    </p>
  );
};
