import { useState } from 'react';
import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { AskFirst } from '../ask-first.tsx';
import { useDeed } from '../use-deed.ts';
import { PromoPreview } from './promo-preview.tsx';

interface PromoDetailsProps {
  readonly promo: OfficePromo;
  readonly onEdit: () => void;
  readonly onChanged: (promo: OfficePromo) => void;
  readonly onRemoved: () => void;
}

/** What a code takes off, and what can be done with it. A customer's own can only be opened and closed (decision 95). */
export const PromoDetails = ({ promo, onEdit, onChanged, onRemoved }: PromoDetailsProps) => {
  const { promoCodes: words } = useOfficeWords();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useDeed();
  const { id, isActive, owner, isInOrders } = promo;
  const open = () =>
    run({
      act: (office) => office.promoCodes.open({ id, isActive: !isActive }),
      said: isActive ? words.closed : words.opened,
      onDone: onChanged,
    });
  const remove = () =>
    run({ act: (office) => office.promoCodes.remove({ id }), said: words.removed, onDone: onRemoved });
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-5">
      <PromoPreview terms={promo} />
      <div className="flex flex-wrap gap-2 ms-auto">
        <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void open()}>
          {isActive ? words.close : words.open}
        </button>
        {owner === null && (
          <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={onEdit}>
            {words.edit}
          </button>
        )}
        {owner === null && !isInOrders && (
          <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={() => setAsking(true)}>
            {words.remove}
          </button>
        )}
      </div>
      {isAsking && (
        <AskFirst
          title={words.ask.title}
          button={words.remove}
          isBusy={isBusy}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{words.ask.text(promo)}</p>
        </AskFirst>
      )}
    </div>
  );
};
