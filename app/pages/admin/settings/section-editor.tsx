import { useEffect, useRef, useState } from 'react';
import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { type FormSection, formSections } from '../../../../domain/settings/setting-fields.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { useAdminTitle } from '../section-title.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '../unsaved-changes.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { LastSaved } from './last-saved.tsx';
import { Preview } from './preview/preview.tsx';
import { sectionPath } from './section-index.tsx';
import { SettingForm } from './setting-form.tsx';
import { useEditedSection } from './use-edited-section.ts';
import { useSettingVersions } from './use-setting-versions.ts';
import { VersionHistory } from './version-history.tsx';

/** What the focus moves to when the form was opened anew with a version. */
type Focus = 'save' | 'heading' | null;

/** Page of one section: its form, preview and history. */
export const SectionEditor = ({ section }: { section: FormSection }) => {
  const { versions, hasFailed, loadAgain, show } = useSettingVersions();
  const [opening, setOpening] = useState<{ readonly round: number; readonly focus: Focus }>({ round: 0, focus: null });
  const version = versions?.[section];
  if (!version) return hasFailed ? <CouldNotLoad onTryAgain={loadAgain} /> : <ListSkeleton />;
  const open = (next: SettingVersion, focus: Focus) => {
    show(section, next);
    setOpening(({ round }) => ({ round: round + 1, focus }));
  };
  return (
    <>
      <EditorHeader section={section} version={version} />
      {/* a saved, restored or taken version opens the form anew */}
      <OpenSection key={opening.round} {...{ section, version, open }} focus={opening.focus} />
    </>
  );
};

const EditorHeader = ({ section, version }: { section: FormSection; version: SettingVersion }) => {
  const { settings: words } = useMessages('admin');
  const { title, text } = words.sections[section];
  useAdminTitle(title);
  return (
    <>
      <a
        href="/admin/settings"
        className="inline-flex items-center gap-2 min-h-11 mt-4 text-mist hover:text-lapis-900 md:hidden"
      >
        <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
        {words.back}
      </a>
      <nav aria-label={words.parts} className="max-md:hidden flex flex-wrap gap-2 pt-6">
        {formSections.map((each) => (
          <a
            key={each}
            href={sectionPath(each)}
            aria-current={each === section ? 'page' : undefined}
            className={`inline-flex items-center min-h-11 px-4 rounded-full border ${each === section ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
          >
            {words.sections[each].title}
          </a>
        ))}
      </nav>
      <div className="pt-4 md:pt-8 pb-8">
        <h1 id="section-title" tabIndex={-1} className="display text-h2 outline-none scroll-mt-20">
          {title}
        </h1>
        <p className="text-base text-mist pt-1">{text}</p>
        <p className="text-caption text-mist pt-1 break-words">
          <LastSaved version={version} />
        </p>
      </div>
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
    onSaved: (saved) => open(saved, 'save'),
    onRestored: (restored) => open(restored, 'heading'),
  });
  const { asked } = useUnsavedChanges(edited.formProps.ref);
  const begun = useRef(focus);
  useEffect(() => {
    const form = edited.formProps.ref.current;
    if (begun.current === 'save') form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (begun.current === 'heading') document.querySelector<HTMLElement>('#section-title')?.focus();
    begun.current = null;
  }, [edited.formProps.ref]);
  return (
    <>
      {edited.conflict && (
        <ConflictPanel
          key={edited.conflict.number}
          edited={edited}
          theirs={edited.conflict.theirs}
          onTake={(taken) => open(taken, 'heading')}
        />
      )}
      <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem] gap-x-12 gap-y-12">
        <SettingForm edited={edited} />
        <Preview edited={edited} />
      </div>
      <VersionHistory edited={edited} />
      <UnsavedChangesDialog asked={asked} />
    </>
  );
};
