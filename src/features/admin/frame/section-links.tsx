import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { adminSections } from '#generated/admin-pages.gen.ts';
import type { DashboardSummary } from '../dashboard.admin.contract.ts';

/** Admin section with its properties from the `.routes.ts` of its feature. */
export type AdminSection = (typeof adminSections)[number];

/** Navigation groups, in order. */
const sectionGroups = ['selling', 'catalogue', 'people', 'shop'] as const;

export interface SectionNavProps {
  readonly open: AdminSection;
  /** Returns the sections that the caller may see. */
  readonly sections: readonly AdminSection[];
  readonly summary: DashboardSummary;
}

/** Grouped links to the sections, with counts of open work. */
export const SectionLinks = ({ open, sections, summary }: SectionNavProps) => {
  const { layout } = useMessages('admin');
  const link = (section: AdminSection) => (
    <SectionLink key={section.path} section={section} isOpen={section === open} summary={summary} />
  );
  return (
    <>
      {sections.filter(({ group }) => group === null).map(link)}
      {sectionGroups.map((group) => {
        const members = sections.filter((section) => section.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={layout.groups[group]} className="mt-5">
            <p aria-hidden="true" className="px-3 pb-1 text-caption text-mist">
              {layout.groups[group]}
            </p>
            {members.map(link)}
          </section>
        );
      })}
    </>
  );
};

interface SectionLinkProps {
  readonly section: AdminSection;
  readonly isOpen: boolean;
  readonly summary: DashboardSummary;
}

const SectionLink = ({ section: { path, title, icon, badge }, isOpen, summary }: SectionLinkProps) => {
  const messages = useMessages('admin');
  return (
    <a
      href={`/admin/${path}`}
      aria-current={isOpen ? 'page' : undefined}
      className={`flex items-center gap-3 min-h-11 px-3 text-base border-s-3 ${isOpen ? 'border-lapis-900 bg-lapis-50 font-medium' : 'border-transparent text-mist hover:text-lapis-900'}`}
    >
      <Icon name={icon} className="size-5 shrink-0" />
      {title(messages)}
      <span className="ms-auto">
        <WorkCount count={badge === null ? 0 : (summary.waiting[badge] ?? 0)} />
      </span>
    </a>
  );
};

/** Count of open work; renders nothing for 0. */
export const WorkCount = ({ count }: { count: number }) => {
  const language = useLanguage();
  const { layout } = useMessages('admin');
  if (count === 0) return null;
  return (
    <span className="px-2 py-0.5 rounded-full bg-lapis-700 text-white text-micro num whitespace-nowrap">
      {layout.waiting({ amount: formatNumber(count, language) })}
    </span>
  );
};
