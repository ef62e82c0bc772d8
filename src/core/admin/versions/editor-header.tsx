import { useAdminTitle } from '#core/admin/admin-title.ts';
import { LastSaved } from '#core/admin/versions/last-saved.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import { SettingsNav } from '../settings-nav.tsx';

interface EditorHeaderProps {
  readonly section: SettingSection;
  readonly version: SettingVersion;
}

/** Links to all sections, and the title and the last change of the open one. */
export const EditorHeader = ({ section, version }: EditorHeaderProps) => {
  const { settings: t } = useMessages('admin');
  const { title, text } = t.sections[section];
  useAdminTitle(title);
  return (
    <>
      <SettingsNav open={section} />
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
