import type { ImportProgress } from '../../../../../contract/admin/product-imports.ts';
import { formatNumber } from '../../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { isUnderWay } from './use-product-import.ts';

interface ImportStateProps {
  readonly progress: ImportProgress;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** How far an import is, with a button to cancel it; how it ended, with one for the next file. */
export const ImportState = ({ progress, onCancel, onAgain }: ImportStateProps) => {
  const { import: words } = useMessages('admin').products;
  const language = useLanguage();
  const { state, done, changes } = progress;
  const text = words.progress({ done: formatNumber(done, language), all: formatNumber(changes, language) });
  return (
    <div className="grid gap-4 justify-items-start pt-6 max-w-xl">
      {isUnderWay(progress) ? (
        <>
          <label className="w-full">
            <span className="block pb-2 num">{text}</span>
            <progress value={done} max={changes} className="block w-full h-2 accent-lapis-700" />
          </label>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        </>
      ) : (
        <>
          <p role="status" className={`text-base font-medium ${state === 'done' ? '' : 'text-carnelian-700'}`}>
            {state === 'done'
              ? words.done(changes)
              : words.ended[state === 'outdated' || state === 'failed' ? state : 'cancelled']}
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="btn btn-line" onClick={onAgain}>
              {words.again}
            </button>
            <a href="/admin/products" className="btn btn-quiet">
              {words.back}
            </a>
          </div>
        </>
      )}
    </div>
  );
};
