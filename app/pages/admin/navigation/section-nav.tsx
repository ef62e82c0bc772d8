import { useMessages } from '../../../i18n/messages.tsx';
import { SectionLinks, type SectionNavProps } from './section-links.tsx';
import { SectionMenu } from './section-menu.tsx';

/** Navigation between sections, in groups: a column beside the section on a wide screen, a button that opens a sheet on others. */
export const SectionNav = (props: SectionNavProps) => {
  const { layout } = useMessages('admin');
  return (
    <nav aria-label={layout.parts} className="min-[90rem]:sticky min-[90rem]:top-6 min-[90rem]:self-start">
      <div className="max-[90rem]:hidden">
        <SectionLinks {...props} />
      </div>
      <div className="min-[90rem]:hidden">
        <SectionMenu {...props} />
      </div>
    </nav>
  );
};
