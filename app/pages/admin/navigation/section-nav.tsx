import { useMessages } from '../../../i18n/messages.tsx';
import { SectionLinks, type SectionNavProps } from './section-links.tsx';
import { SectionMenu } from './section-menu.tsx';

/** Navigation between sections, in groups: a column beside the section on a wide screen, a button that opens a sheet on others. */
export const SectionNav = (props: SectionNavProps) => {
  const { layout } = useMessages('admin');
  return (
    <nav aria-label={layout.parts} className="xl:sticky xl:top-6 xl:self-start">
      <div className="max-xl:hidden">
        <SectionLinks {...props} />
      </div>
      <div className="xl:hidden">
        <SectionMenu {...props} />
      </div>
    </nav>
  );
};
