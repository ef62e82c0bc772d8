import { useTillWords } from '../../device/till-words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PromoDesk } from './use-promo.ts';

/** Under the field: what is wrong with the code, how long to wait before the next, or what a code is made of. */
export function PromoNote({ id, desk: { error, waitSeconds } }: { id: string; desk: PromoDesk }) {
  const { checkout, refusals } = useTillWords();
  const wait = waitSeconds > 0 ? refusals.PROMO_THROTTLED({ seconds: waitSeconds }) : null;
  return (
    <div id={id} className="text-sm mt-1.5">
      {error && (
        <p className="flex items-start gap-1.5 text-carnelian-700">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          {error}
        </p>
      )}
      {wait && <p className="text-mist num">{wait}</p>}
      {!error && !wait && <p className="text-mist">{checkout.promo.hint}</p>}
    </div>
  );
}
