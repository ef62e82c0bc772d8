import { useEffect, useRef } from 'react';
import type { SettingVersion } from '../../../../../contract/admin/settings.ts';
import { formatMoment } from '../../../../../locales/moment.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { differingEntries, LabelDifferences } from './label-differences.tsx';
import { type StoredLabels, withDrafts } from './own-texts.ts';
import type { EditedLabels } from './use-edited-labels.ts';

/** What another admin has saved meanwhile: texts that both have changed beside each other, and the choice between both. */
export const LabelConflict = ({ edited, theirs }: { edited: EditedLabels; theirs: SettingVersion }) => {
  const { conflict: words } = useMessages('admin').labels;
  const language = useLanguage();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { entries, drafts, stored, isBusy } = edited;
  const their = theirs.value as StoredLabels;
  const mine = withDrafts(entries, their, drafts);
  const theyChanged = new Set(differingEntries(entries, stored, their));
  const both = differingEntries(entries, their, mine).filter((entry) => theyChanged.has(entry));
  const { savedAt, savedBy } = theirs;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="label-conflict"
      className="mb-10 p-4 sm:p-6 bg-gold-50 border border-gold-200 scroll-mt-20"
    >
      <h2 id="label-conflict" className="text-lg font-medium text-gold-800">
        {words.title}
      </h2>
      <p className="text-base pt-1 pb-4 break-words">
        {words.text({
          email: savedBy ?? '',
          moment: savedAt === null ? '' : formatMoment(new Date(savedAt), language),
        })}
      </p>
      {both.length === 0 ? (
        <p className="text-base">{words.none}</p>
      ) : (
        <div className="bg-white border border-gold-200">
          <LabelDifferences
            label={words.title}
            entries={both}
            before={{ heading: words.theirs, labels: their }}
            after={{ heading: words.mine, labels: mine }}
          />
        </div>
      )}
      <p className="flex flex-wrap gap-3 pt-5">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => void edited.keepMine()}
        >
          {words.keepMine}
        </button>
        <button type="button" className="btn btn-quiet" onClick={edited.takeTheirs}>
          {words.takeTheirs}
        </button>
      </p>
    </section>
  );
};
