import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { pageSections } from '../../../../domain/settings/setting-fields.ts';
import type { SettingSection } from '../../../../domain/settings/shop-settings.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdminTitle } from '../section-title.ts';
import { LastSaved } from './last-saved.tsx';
import { sectionPath } from './section-index.tsx';

interface EditorHeaderProps {
  readonly section: SettingSection;
  readonly version: SettingVersion;
}

/** Links to all sections, with the title of the open one and who saved it last. */
export const EditorHeader = ({ section, version }: EditorHeaderProps) => {
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
        {pageSections.map((each) => (
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
