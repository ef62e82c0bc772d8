import { useCallback, useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useLoad } from '#core/ui/use-load.ts';
import type { RemovedDemonstration } from '../demonstration.admin.contract.ts';

/**
 * Offers to remove or keep the unchanged demonstration products. Renders nothing without any, and after the decision to keep them
 * unless the setup opened the list.
 */
export const DemonstrationNotice = ({ onRemoved }: { onRemoved: () => void }) => {
  const { demonstration: t } = useMessages('admin').products;
  const { state, load: reload } = useLoad(useCallback(async () => (await loadAdminClient()).demonstration.get(), []));
  const isOpened = useListUrl().get('demonstration') === 'open';
  const { run, isBusy } = useAdminAction();
  const [isAsking, setAsking] = useState(false);
  if (state.kind !== 'ready') return null;
  const { unchanged, isAccepted } = state.account;
  if (unchanged === 0 || (isAccepted && !isOpened)) return null;
  const remove = async () => {
    await run({
      act: ({ demonstration }) => demonstration.remove(),
      notice: (result) => ({ title: t.removed.title, body: resultText(t.removed, result) }),
      onDone: () => {
        void reload();
        onRemoved();
      },
    });
    setAsking(false);
  };
  const keep = () =>
    void run({
      act: ({ demonstration }) => demonstration.keep({ isAccepted: true }),
      notice: t.keepNotice,
      onDone: () => void reload(),
    });
  return (
    <aside
      aria-label={t.title}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 sm:px-7 py-5 mb-6 bg-gold-50 border border-gold-200"
    >
      <Icon name="info" className="size-6 shrink-0 text-gold-800" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t.unchanged(unchanged)}</p>
        <p>{isAccepted ? t.decision : t.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-sm btn-primary" onClick={() => setAsking(true)}>
          {t.remove}
        </button>
        {!isAccepted && (
          <button type="button" className="btn btn-sm btn-quiet" aria-disabled={isBusy} onClick={keep}>
            {t.keep}
          </button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.confirm.title}
          button={t.confirm.button}
          isBusy={isBusy}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{t.confirm.text}</p>
        </ConfirmDialog>
      )}
    </aside>
  );
};

type RemovedTexts = Readonly<Record<'count' | 'edited' | 'sold', (count: number) => string>>;

/** States how many products were removed, and how many stay and why. */
const resultText = (t: RemovedTexts, { removed, edited, sold }: RemovedDemonstration): string =>
  [t.count(removed), ...(edited > 0 ? [t.edited(edited)] : []), ...(sold > 0 ? [t.sold(sold)] : [])].join(' ');
