import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useVersionTitle } from './use-version-title.ts';
import type { VersionChanges, VersionedSection } from './versioned-section.ts';

interface RestoreDialogProps {
  readonly edited: VersionedSection;
  readonly renderChanges: VersionChanges;
  readonly restored: SettingVersion;
  readonly onClose: () => void;
}

/** Asks for confirmation, with what changes, before an earlier version is saved again. */
export const RestoreDialog = ({ edited, renderChanges, restored, onClose }: RestoreDialogProps) => {
  const { history: words } = useMessages('admin').settings;
  const title = useVersionTitle()(restored);
  const changed = renderChanges(edited.version, restored, { label: title, before: words.old, after: words.next });
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
      {changed === null ? (
        <p className="text-mist">{words.ask.same}</p>
      ) : (
        <div className="text-sm border border-lapis-200">{changed}</div>
      )}
    </ConfirmDialog>
  );
};
