import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '../../settings/setting-version.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useVersionTitle } from './use-version-title.ts';
import type { Versioned } from './versioned.ts';

interface RestoreDialogProps<Version extends SettingVersion> {
  readonly versioned: Versioned<Version>;
  readonly restored: Version;
  readonly onClose: () => void;
}

/** Confirmation dialog with the differences before an earlier version is restored. */
export function RestoreDialog<Version extends SettingVersion>({
  versioned,
  restored,
  onClose,
}: RestoreDialogProps<Version>) {
  const { history: t } = useMessages('admin').settings;
  const title = useVersionTitle()(restored);
  const differences = versioned.showDifferences(versioned.newest, restored, title);
  const restore = async () => {
    await versioned.restore(restored.version);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t.confirm.title}
      button={t.restore}
      isBusy={versioned.isBusy}
      onYes={() => void restore()}
      onClose={onClose}
    >
      <p>{versioned.restoreText({ version: title })}</p>
      {versioned.isUnsaved && <p>{t.confirm.unsaved}</p>}
      {differences === null ? (
        <p className="text-mist">{t.confirm.same}</p>
      ) : (
        <div className="text-sm border border-lapis-200">{differences}</div>
      )}
    </ConfirmDialog>
  );
}
