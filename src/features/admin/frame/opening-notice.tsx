import { languageFacts } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { OpeningRequirement } from '#features/settings/opening.ts';
import type { Dashboard } from '../dashboard.admin.contract.ts';

/** Requirements that depend on the environment settings, which the admin area cannot change. */
const environmentRequirements: readonly OpeningRequirement[] = ['mailServer', 'mailFrom'];

/**
 * Lists the missing requirements before customers may order, with links to the settings (decision 237). A demonstration displays
 * the list as advice. Renders nothing when nothing is missing.
 */
export const OpeningNotice = ({ opening: { isDemonstration, missing, suggested } }: Pick<Dashboard, 'opening'>) => {
  const { opening: t } = useMessages('admin').dashboard;
  const and = new Intl.ListFormat(languageFacts[useLanguage()].locale);
  if (missing.length === 0) return null;
  const title = isDemonstration ? t.demonstration : t.closed;
  return (
    <aside
      aria-label={title}
      className={`flex gap-x-5 px-5 sm:px-7 py-5 mb-6 border ${isDemonstration ? 'bg-gold-50 border-gold-200' : 'bg-carnelian-50 border-carnelian-200'}`}
    >
      <Icon
        name={isDemonstration ? 'info' : 'circle-alert'}
        className={`size-6 shrink-0 ${isDemonstration ? 'text-gold-800' : 'text-carnelian-700'}`}
      />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p>{isDemonstration ? t.demonstrationText : t.closedText}</p>
        <ul className="list-disc ps-5 mt-2">
          {missing.map((requirement) => (
            <li key={requirement}>
              {environmentRequirements.includes(requirement) ? (
                t.missing[requirement]
              ) : (
                <a href="/admin/settings/facts" className="link inline-flex items-center min-h-8">
                  {t.missing[requirement]}
                </a>
              )}
            </li>
          ))}
        </ul>
        {suggested.length > 0 && (
          <p className="mt-2">
            {t.suggested} {and.format(suggested.map((suggestion) => t.suggestions[suggestion]))}
          </p>
        )}
      </div>
    </aside>
  );
};
