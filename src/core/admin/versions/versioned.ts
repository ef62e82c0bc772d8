import type { ReactNode } from 'react';
import type { SettingVersion } from '../../settings/setting-version.ts';
import type { LoadVersions } from './use-version-history.ts';

/** A versioned subject: a settings section or a content page. */
export interface Versioned<Version extends SettingVersion> {
  /** The newest version. */
  readonly newest: Version;
  readonly loadVersions: LoadVersions<Version>;
  /** Renders the differences between two versions; null without differences. */
  readonly showDifferences: (before: Version, after: Version, label: string) => ReactNode;
  /** State of a version, next to its title. */
  readonly mark: (version: Version) => string | undefined;
  readonly restore: (version: number) => Promise<void>;
  /** Texts of the confirmation before a version is restored. */
  readonly restoreText: (texts: { readonly version: string }) => string;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
}
