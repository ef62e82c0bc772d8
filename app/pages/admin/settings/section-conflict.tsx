import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { settingDifferences } from '../../../../domain/settings/setting-differences.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { EditedSection } from './use-edited-section.ts';

interface SectionConflictProps {
  readonly edited: EditedSection;
  readonly theirs: SettingVersion;
  readonly onTake: (theirs: SettingVersion) => void;
}

/** A section that another admin has saved meanwhile, field by field. */
export const SectionConflict = ({ edited, theirs, onTake }: SectionConflictProps) => {
  const { conflict: words } = useMessages('admin').settings;
  const differences = settingDifferences(edited.fields, theirs.value, edited.accepted ?? edited.value);
  return (
    <ConflictPanel
      title={words.title}
      theirs={theirs}
      differences={
        differences.length === 0 ? null : (
          <DifferenceTable label={words.title} differences={differences} before={words.theirs} after={words.mine} />
        )
      }
      isBusy={edited.isBusy}
      onKeepMine={() => void edited.keepMine()}
      onTakeTheirs={() => onTake(theirs)}
    />
  );
};
