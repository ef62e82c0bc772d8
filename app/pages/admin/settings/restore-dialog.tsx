import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { settingDifferences } from '../../../../domain/settings/setting-differences.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { EditedSection } from './use-edited-section.ts';
import { useVersionTitle } from './use-version-title.ts';

interface RestoreDialogProps {
  readonly edited: EditedSection;
  readonly restored: SettingVersion;
  readonly onClose: () => void;
}

/** Asks for confirmation, with what changes, before an earlier version is saved again. */
export const RestoreDialog = ({ edited, restored, onClose }: RestoreDialogProps) => {
  const { history: words } = useMessages('admin').settings;
  const title = useVersionTitle()(restored);
  const differences = settingDifferences(edited.fields, edited.version.value, restored.value);
  const restore = async () => {
    await edited.restore(restored.version);
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.ask.title}
      button={words.restore}
      isBusy={edited.isBusy}
      onYes={() => void restore()}
      onClose={onClose}
    >
      <p>{words.ask.text({ version: title })}</p>
      {edited.isUnsaved && <p>{words.ask.unsaved}</p>}
      {differences.length === 0 ? (
        <p className="text-mist">{words.ask.same}</p>
      ) : (
        <div className="text-sm border border-lapis-200">
          <DifferenceTable label={title} differences={differences} before={words.old} after={words.next} />
        </div>
      )}
    </ConfirmDialog>
  );
};
