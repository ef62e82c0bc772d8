import { useParams } from 'react-router';
import { formSections } from '../../../../domain/settings/setting-fields.ts';
import { lazyOnDemand } from '../../../components/lazy-on-demand.tsx';
import { preloadMessages, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SectionHeader } from '../list/list-layout.tsx';
import { EditableWith } from '../may.tsx';
import { Labels } from './labels/labels.tsx';
import { LastSaved } from './last-saved.tsx';
import { SectionEditor } from './section-editor.tsx';
import { settingPath, useSettingParts } from './settings-nav.tsx';
import { useSettingVersions } from './use-setting-versions.ts';

preloadMessages('admin', 'forms', 'governorates', 'discountDialog');

/** The editor of texts and the comparison of lines are loaded with the first page that is opened. */
const Pages = lazyOnDemand(async () => (await import('./pages/pages.tsx')).Pages);

/** Loaded with the page that is opened by few. */
const Payments = lazyOnDemand(async () => (await import('./payments/payments.tsx')).Payments);

/** Settings of the shop: all parts, or the one that the URL names (decisions 180, 183 and 184). */
export const Settings = () => {
  const { page } = useParams();
  const open = formSections.find((each) => each === page);
  if (page === 'payments') return <Payments />;
  if (page !== 'pages' && page !== 'labels' && !open) return <SectionIndex />;
  return (
    <EditableWith right={open === 'staff' ? 'ownership' : 'settings.write'}>
      {page === 'pages' && <Pages />}
      {page === 'labels' && <Labels />}
      {open && <SectionEditor key={open} section={open} />}
    </EditableWith>
  );
};

/** All parts of the settings with what they hold, and who saved them last. */
const SectionIndex = () => {
  const { settings: words } = useMessages('admin');
  const { versions } = useSettingVersions();
  const parts = useSettingParts();
  return (
    <>
      <SectionHeader title={words.title} />
      <p className="text-base text-mist pb-6 -mt-2">{words.intro}</p>
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
              {versions && part !== 'pages' && part !== 'payments' && <LastSaved version={versions[part]} />}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
