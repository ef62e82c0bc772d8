import type { ReactNode } from 'react';
import type { SettingVersion } from '../../settings/setting-version.ts';
import type { LoadVersions } from './use-version-history.ts';

/** What has versions: a section of the settings, or a page. */
export interface Versioned<Version extends SettingVersion> {
  /** The newest version. */
  readonly newest: Version;
  readonly loadVersions: LoadVersions<Version>;
  /** Shows what differs between two versions; null for no difference. */
  readonly showDifferences: (before: Version, after: Version, label: string) => ReactNode;
  /** A word next to the title of a version. */
  readonly mark: (version: Version) => string | undefined;
  readonly restore: (version: number) => Promise<void>;
  /** Texts of the confirmation before a version is restored. */
  readonly restoreText: (texts: { readonly version: string }) => string;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
}
