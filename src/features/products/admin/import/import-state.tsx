import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { ImportProgress } from '../../product-imports.admin.contract.ts';
import { isRunning } from './use-product-import.ts';

interface ImportStateProps {
  readonly progress: ImportProgress;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** Progress of an import with a cancel button, or its result with a button for the next file. */
export const ImportState = ({ progress, onCancel, onAgain }: ImportStateProps) => {
  const { import: t } = useMessages('admin').products;
  const language = useLanguage();
  const { state, done, changes } = progress;
  const text = t.progress({ done: formatNumber(done, language), all: formatNumber(changes, language) });
  return (
    <div className="grid gap-4 justify-items-start pt-6 max-w-xl">
      {isRunning(progress) ? (
        <>
          <label className="w-full">
            <span className="block pb-2 num">{text}</span>
            <progress value={done} max={changes} className="block w-full h-2 accent-lapis-700" />
          </label>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {t.cancel}
          </button>
        </>
      ) : (
        <>
          <p role="status" className={`text-base font-medium ${state === 'done' ? '' : 'text-carnelian-700'}`}>
            {state === 'done'
              ? t.done(changes)
              : t.ended[state === 'outdated' || state === 'failed' ? state : 'cancelled']}
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="btn btn-line" onClick={onAgain}>
              {t.again}
            </button>
            <a href="/admin/products" className="btn btn-quiet">
              {t.back}
            </a>
          </div>
        </>
      )}
    </div>
  );
};
