import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { useAdminPath } from '#core/admin/use-admin-path.ts';
import { EditorHeader } from '#core/admin/versions/editor-header.tsx';
import { SectionHistory } from '#core/admin/versions/section-history.tsx';
import { settingVersionsLoader, useSettingVersions } from '#core/admin/versions/use-setting-versions.ts';
import { settingDifferences } from '#core/fields/field-differences.ts';
import { ConflictPanel } from '#core/fields/ui/conflict-panel.tsx';
import { DifferenceTable } from '#core/fields/ui/difference-table.tsx';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { type FormSection, formSections } from '../setting-sections.ts';
import { Preview } from './preview.tsx';
import { SettingForm } from './setting-form.tsx';
import { type EditedSection, useEditedSection } from './use-edited-section.ts';

preloadMessages('admin', 'forms', 'governorates', 'discountDialog');

export const clientLoader = settingVersionsLoader;

/** Element that receives the focus when the form is remounted with a version; `input` keeps the form and its newer input. */
type Focus = 'save' | 'heading' | 'input' | null;

/** Page of a settings section: form, preview and history. */
export default function SettingsSection() {
  const path = useAdminPath();
  const section = formSections.find((each) => path === `settings/${each}`);
  if (!section) return null;
  return (
    <RequireEditPermission permission={section === 'staff' ? 'ownership' : 'settings.write'}>
      <SectionEditor key={section} section={section} />
    </RequireEditPermission>
  );
}

const SectionEditor = ({ section }: { section: FormSection }) => {
  const { versions, hasFailed, reload, show } = useSettingVersions();
  const [remount, setRemount] = useState<{ readonly key: number; readonly focus: Focus }>({ key: 0, focus: null });
  const version = versions?.[section];
  if (!version) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const open = (next: SettingVersion, focus: Focus) => {
    show(section, next);
    setRemount(({ key }) => ({ key: focus === 'input' ? key : key + 1, focus }));
  };
  return (
    <>
      <EditorHeader section={section} version={version} />
      {/* a saved, restored or accepted version remounts the form, unless it was edited while it was saved */}
      <OpenSection key={remount.key} {...{ section, version, open }} focus={remount.focus} />
    </>
  );
};

interface OpenSectionProps {
  readonly section: FormSection;
  readonly version: SettingVersion;
  readonly focus: Focus;
  readonly open: (version: SettingVersion, focus: Focus) => void;
}

const OpenSection = ({ section, version, focus, open }: OpenSectionProps) => {
  const edited = useEditedSection({
    section,
    version,
    onSaved: (saved, hasNewerInput) => open(saved, hasNewerInput ? 'input' : 'save'),
    onRestored: (restored) => open(restored, 'heading'),
  });
  const { confirmation, getChanges } = useUnsavedChanges(edited.formProps.ref, { hasChanges: focus === 'input' });
  useOpenAtGroup(focus === null);
  const pendingFocus = useRef(focus);
  useEffect(() => {
    const form = edited.formProps.ref.current;
    if (pendingFocus.current === 'save') form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (pendingFocus.current === 'heading') document.querySelector<HTMLElement>('#section-title')?.focus();
    pendingFocus.current = null;
  }, [edited.formProps.ref]);
  return (
    <>
      {edited.conflict && (
        <SectionConflict
          key={edited.conflict.number}
          edited={edited}
          current={edited.conflict.current}
          onAcceptCurrent={(current) => open(current, 'heading')}
        />
      )}
      <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem] gap-x-12 gap-y-12">
        <SettingForm edited={edited} getChanges={getChanges} onDiscard={() => open(version, 'save')} />
        <Preview edited={edited} />
      </div>
      <SectionHistory
        key={version.version}
        edited={edited}
        renderChanges={(before, after, heading) => {
          const differences = settingDifferences(edited.fields, before.value, after.value);
          return differences.length === 0 ? null : <DifferenceTable {...{ differences, ...heading }} />;
        }}
      />
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

/** Scrolls to the group of fields that the URL names, such as `#group-registration`. */
const useOpenAtGroup = (isNewPage: boolean): void => {
  const { hash } = useLocation();
  const pendingHash = useRef(isNewPage ? hash : '');
  useEffect(() => {
    const heading = document.getElementById(pendingHash.current.slice(1));
    pendingHash.current = '';
    heading?.scrollIntoView();
  }, []);
};

interface SectionConflictProps {
  readonly edited: EditedSection;
  readonly current: SettingVersion;
  readonly onAcceptCurrent: (current: SettingVersion) => void;
}

/** Conflict with another admin's saved version, field by field. */
const SectionConflict = ({ edited, current, onAcceptCurrent }: SectionConflictProps) => {
  const { conflict: t } = useMessages('admin').settings;
  const differences = settingDifferences(edited.fields, current.value, edited.accepted ?? edited.value);
  return (
    <ConflictPanel
      title={t.title}
      current={current}
      differences={
        differences.length === 0 ? null : (
          <DifferenceTable label={t.title} differences={differences} before={t.current} after={t.mine} />
        )
      }
      isBusy={edited.isBusy}
      onKeepMine={() => void edited.keepMine()}
      onTakeCurrent={() => onAcceptCurrent(current)}
    />
  );
};
