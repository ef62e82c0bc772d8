import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminSettlement } from '../cod-reconciliation.admin.contract.ts';

/** Polling interval while a file is booked, in milliseconds. */
const POLL_MS = 1_000;

interface SettlementProgressProps {
  readonly settlement: AdminSettlement;
  readonly onRestart: () => void;
}

/** Booking progress of a file with a stop button, then its result. */
export const SettlementProgress = ({ settlement: initial, onRestart }: SettlementProgressProps) => {
  const { read: t } = useMessages('admin').settlements;
  const language = useLanguage();
  const { fail, refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const [settlement, setSettlement] = useState(initial);
  const { id, lineCount, waiting, booked, open } = settlement;
  const isBooking = waiting > 0;
  useEffect(() => {
    if (!isBooking) return;
    let isCurrent = true;
    const timer = setInterval(async () => {
      try {
        const current = await (await loadAdminClient()).settlements.get({ id });
        if (isCurrent) setSettlement(current);
      } catch (error) {
        if (isCurrent) fail(error);
      }
    }, POLL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isBooking, id, fail]);
  if (isBooking) {
    const figures = { done: formatNumber(lineCount - waiting, language), all: formatNumber(lineCount, language) };
    return (
      <div className="grid gap-4 max-w-[40rem]">
        <p role="status" className="text-base num">
          {t.booking(figures)}
        </p>
        <progress
          max={lineCount}
          value={lineCount - waiting}
          aria-label={t.book}
          className="w-full h-2 accent-lapis-700"
        />
        <p>
          <button
            type="button"
            className="btn btn-sm btn-line"
            aria-disabled={isBusy}
            onClick={() =>
              void run({
                act: ({ settlements }) => settlements.stop({ id }),
                notice: t.stopped,
                onDone: (stopped) => {
                  setSettlement(stopped);
                  refetchSummary();
                },
              })
            }
          >
            {t.stop}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-4 max-w-[40rem]">
      <div role="status" className="text-base num">
        <p className="font-medium">{t.done}</p>
        <p>{t.booked({ amount: formatMoney(booked, language) })}</p>
        <p>{t.open(open)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {open > 0 && (
          <a href={`/admin/shipments/settlements/lines?settlement=${id}`} className="btn btn-primary">
            {t.toLines}
          </a>
        )}
        <button type="button" className="btn btn-line" onClick={onRestart}>
          {t.another}
        </button>
      </div>
    </div>
  );
};
