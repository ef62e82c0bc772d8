import type { ReactNode } from 'react';
import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import type { SettingSection } from '../../../../domain/settings/shop-settings.ts';

/** A section whose earlier versions can be gone back to. */
export interface VersionedSection {
  readonly section: SettingSection;
  readonly version: SettingVersion;
  readonly isBusy: boolean;
  readonly isUnsaved: boolean;
  readonly restore: (version: number) => Promise<void>;
}

/** Renders what differs between two versions, under headings of both; null for no difference. */
export type VersionChanges = (
  before: SettingVersion,
  after: SettingVersion,
  heading: { readonly label: string; readonly before: string; readonly after: string },
) => ReactNode;
