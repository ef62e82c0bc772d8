import { useAdminContext } from '#core/admin/admin-context.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingSection } from '#core/settings/settings.ts';
import { settingNames } from '#generated/setting-names.gen.ts';

/** Parts of the settings: the sections, the payment providers, the texts of pages, and the mail check. */
type SettingPart = SettingSection | 'payments' | 'pages' | 'mail';

/** Returns the path of a part. */
export const settingPath = (part: string): string => `/admin/settings/${part}`;

/** Titles and descriptions of all parts, in their order. */
export function useSettingParts() {
  const { settings, pages, paymentSettings, mail } = useMessages('admin');
  const parts = { ...settings.sections, payments: paymentSettings.part, pages: pages.part, mail: mail.part };
  const { may } = useAdminContext();
  return ([...settingNames, 'payments', 'pages', 'mail'] as const)
    .filter((part) => part !== 'payments' || may('ownership'))
    .map((part) => ({ part, ...parts[part] }));
}

/** Links to the other parts of the settings; on phones a link to their list. */
export const SettingsNav = ({ open }: { open: SettingPart }) => {
  const { settings: t } = useMessages('admin');
  const parts = useSettingParts();
  return (
    <>
      <BackLink to="/admin/settings" label={t.back} className="mt-4 md:hidden" />
      <nav aria-label={t.parts} className="max-md:hidden flex flex-wrap gap-2 pt-6">
        {parts.map(({ part, title }) => (
          <a
            key={part}
            href={settingPath(part)}
            aria-current={part === open ? 'page' : undefined}
            className={`inline-flex items-center min-h-11 px-4 rounded-full border ${part === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
          >
            {title}
          </a>
        ))}
      </nav>
    </>
  );
};
