import { SectionHeader } from '#core/admin/list-page.tsx';
import { settingPath, useSettingParts } from '#core/admin/settings-nav.tsx';
import { LastSaved } from '#core/admin/versions/last-saved.tsx';
import { settingVersionsLoader, useSettingVersions } from '#core/admin/versions/use-setting-versions.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';

preloadMessages('admin');

export const clientLoader = settingVersionsLoader;

/** All parts of the settings with a description and the last change (decisions 180, 183 and 184). */
export default function Settings() {
  const { settings: t } = useMessages('admin');
  const { versions } = useSettingVersions();
  const parts = useSettingParts();
  return (
    <>
      <SectionHeader title={t.title} />
      <p className="text-base text-mist pb-6 -mt-2">{t.intro}</p>
      <ul className="grid md:grid-cols-2 lg:grid-cols-3 gap-4">
        {parts.map(({ part, title, text }) => (
          <li
            key={part}
            className="relative grid content-start gap-1 p-5 border border-lapis-200 hover:border-lapis-900"
          >
            <a
              href={settingPath(part)}
              className="flex items-center gap-2 text-lg font-medium after:absolute after:inset-0"
            >
              {title}
              <Icon name="chevron-right" className="size-5 ms-auto text-mist rtl:mirror" />
            </a>
            <p className="text-base text-mist">{text}</p>
            <p className="text-caption text-mist min-h-5">
              {versions && part !== 'pages' && part !== 'payments' && part !== 'mail' && (
                <LastSaved version={versions[part]} />
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
