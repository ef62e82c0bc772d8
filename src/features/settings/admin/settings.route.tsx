import { useParams } from 'react-router';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { EditableWith } from '#core/admin/require-permission.tsx';
import { LastSaved } from '#core/admin/versions/last-saved.tsx';
import { useSettingVersions } from '#core/admin/versions/use-setting-versions.ts';
import { formSections } from '#core/fields/setting-fields.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Labels } from '#features/content/admin/text-overrides/labels.tsx';
import { settingPath, useSettingParts } from '../ui/settings-nav.tsx';
import { SectionEditor } from './settings-section.route.tsx';

preloadMessages('admin', 'forms', 'governorates', 'discountDialog');

/** The editor of texts and the comparison of lines are loaded with the first page that is opened. */
const Pages = lazyOnDemand(async () => (await import('#features/content/admin/content-pages.route.tsx')).Pages);

/** Loaded with the page that is opened by few. */
const Payments = lazyOnDemand(
  async () => (await import('#features/payments/admin/settings/payment-settings.route.tsx')).Payments,
);

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
              {versions && part !== 'pages' && part !== 'payments' && <LastSaved version={versions[part]} />}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
