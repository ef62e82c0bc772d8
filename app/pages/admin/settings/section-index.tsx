import { pageSections } from '../../../../domain/settings/setting-fields.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SectionHeader } from '../list/list-layout.tsx';
import { LastSaved } from './last-saved.tsx';
import { useSettingVersions } from './use-setting-versions.ts';

/** All sections of the settings with what they hold, and who saved them last. */
export const SectionIndex = () => {
  const { settings: words } = useMessages('admin');
  const { versions } = useSettingVersions();
  return (
    <>
      <SectionHeader title={words.title} />
      <p className="text-base text-mist pb-6 -mt-2">{words.intro}</p>
      <ul className="grid md:grid-cols-2 lg:grid-cols-3 gap-4">
        {pageSections.map((section) => (
          <li
            key={section}
            className="relative grid content-start gap-1 p-5 border border-lapis-200 hover:border-lapis-900"
          >
            <a
              href={sectionPath(section)}
              className="flex items-center gap-2 text-lg font-medium after:absolute after:inset-0"
            >
              {words.sections[section].title}
              <Icon name="chevron-right" className="size-5 ms-auto text-mist rtl:mirror" />
            </a>
            <p className="text-base text-mist">{words.sections[section].text}</p>
            <p className="text-caption text-mist min-h-5">{versions && <LastSaved version={versions[section]} />}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The page of a section. */
export const sectionPath = (section: string): string => `/admin/settings/${section}`;
