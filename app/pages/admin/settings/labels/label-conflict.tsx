import type { SettingVersion } from '../../../../../contract/admin/settings.ts';
import { useMessages } from '../../../../i18n/messages.tsx';
import { ConflictPanel } from '../conflict-panel.tsx';
import { differingEntries, LabelDifferences } from './label-differences.tsx';
import { type StoredLabels, withDrafts } from './own-texts.ts';
import type { EditedLabels } from './use-edited-labels.ts';

/** What another admin has saved meanwhile: texts that both have changed beside each other, and the choice between both. */
export const LabelConflict = ({ edited, theirs }: { edited: EditedLabels; theirs: SettingVersion }) => {
  const { conflict: words } = useMessages('admin').labels;
  const { entries, drafts, stored, isBusy } = edited;
  const their = theirs.value as StoredLabels;
  const mine = withDrafts(entries, their, drafts);
  const theyChanged = new Set(differingEntries(entries, stored, their));
  const both = differingEntries(entries, their, mine).filter((entry) => theyChanged.has(entry));
  return (
    <ConflictPanel
      title={words.title}
      words={words}
      theirs={theirs}
      differences={
        both.length === 0 ? null : (
          <LabelDifferences
            label={words.title}
            entries={both}
            before={{ heading: words.theirs, labels: their }}
            after={{ heading: words.mine, labels: mine }}
          />
        )
      }
      isBusy={isBusy}
      onKeepMine={() => void edited.keepMine()}
      onTakeTheirs={edited.takeTheirs}
    />
  );
};
