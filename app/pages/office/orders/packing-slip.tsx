import { useOfficeWords } from '../../../device/office-words.ts';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { OfficeSkeleton } from '../office-skeleton.tsx';
import { useOfficeTitle } from '../part-title.ts';
import type { WantedSlip } from './slip-address.ts';
import { SlipSheet } from './slip-sheet.tsx';
import { useSlip } from './use-slip.ts';

/** The packing slip of an order on the screen, and the ways to the printer and back. */
export const PackingSlip = (wanted: WantedSlip) => {
  const { slip: words } = useOfficeWords();
  const { slip, hasFailed, loadAgain } = useSlip(wanted);
  useOfficeTitle(`${words.title} ${wanted.orderNumber}`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-8 pb-6">
        <h1 className="display text-h2 me-auto max-sm:w-full">{words.title}</h1>
        <a className="btn btn-sm btn-quiet" href={`/admin/orders?q=${wanted.orderNumber}`}>
          {words.back}
        </a>
        {slip?.order.status !== 'cancelled' && (
          <button type="button" className="btn btn-sm btn-primary" disabled={!slip} onClick={() => window.print()}>
            {words.print}
          </button>
        )}
      </div>
      {slip && <SlipSheet slip={slip} language={wanted.language} />}
      {!slip && (hasFailed ? <CouldNotLoad onTryAgain={loadAgain} /> : <OfficeSkeleton />)}
    </>
  );
};
