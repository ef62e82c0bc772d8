import { useOfficeWords } from '../../../device/office-words.ts';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { PartHead } from '../list/part-head.tsx';
import { OfficeSkeleton } from '../office-skeleton.tsx';
import { Figures } from './figures.tsx';
import { LowStock } from './low-stock.tsx';
import { OutgoingNotice } from './outgoing-notice.tsx';
import { Sales } from './sales.tsx';
import { useOverview } from './use-overview.ts';

/** How the shop does: what was sold, what waits, what runs out. */
export const Overview = () => {
  const { frame } = useOfficeWords();
  const { overview, hasFailed, loadAgain } = useOverview();
  return (
    <>
      <PartHead title={frame.tabs.overview} />
      {overview ? (
        <>
          <OutgoingNotice outgoing={overview.outgoing} />
          <Figures overview={overview} />
          <div className="grid gap-x-12 gap-y-10 pt-10 xl:grid-cols-[1fr_22rem]">
            <Sales days={overview.days} />
            <LowStock products={overview.lowStock} />
          </div>
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={loadAgain} />
      ) : (
        <OfficeSkeleton />
      )}
    </>
  );
};
