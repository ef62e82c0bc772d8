import { type ReactNode, useCallback } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingSection } from '#core/settings/settings.ts';
import type { SettingVersion } from '../../settings/setting-version.ts';
import type { LoadVersions } from './use-version-history.ts';
import { VersionHistory } from './version-history.tsx';
import type { Versioned } from './versioned.ts';

interface SectionHistoryProps {
  readonly edited: VersionedSection;
  readonly renderChanges: VersionChanges;
}

/** The history of a section of the settings. */
export const SectionHistory = ({ edited, renderChanges }: SectionHistoryProps) => {
  const { history: t } = useMessages('admin').settings;
  const { section, version: newest, restore, isUnsaved, isBusy } = edited;
  const loadVersions = useCallback<LoadVersions<SettingVersion>>(
    ({ settings }, page) => settings.versions({ section, ...page }),
    [section],
  );
  const versioned: Versioned<SettingVersion> = {
    newest,
    loadVersions,
    showDifferences: (before, after, label) => renderChanges(before, after, { label, before: t.old, after: t.next }),
    mark: ({ version }) => (version === newest.version ? t.current : undefined),
    restore,
    restoreText: t.confirm.text,
    isUnsaved,
    isBusy,
  };
  return <VersionHistory versioned={versioned} />;
};

/** A section whose earlier versions can be restored. */
interface VersionedSection {
  readonly section: SettingSection;
  readonly version: SettingVersion;
  readonly isBusy: boolean;
  readonly isUnsaved: boolean;
  readonly restore: (version: number) => Promise<void>;
}

/** Renders the differences between two versions under a heading for each; null without differences. */
type VersionChanges = (
  before: SettingVersion,
  after: SettingVersion,
  heading: { readonly label: string; readonly before: string; readonly after: string },
) => ReactNode;
