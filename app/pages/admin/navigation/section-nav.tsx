import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/messages.tsx';
import { SectionLinks, type SectionNavProps } from './section-links.tsx';
import { SectionMenu } from './section-menu.tsx';

/** Navigation between sections, in groups: a column beside the section on a wide screen, a button that opens a sheet on others. */
export const SectionNav = (props: SectionNavProps) => {
  const { layout } = useMessages('admin');
  const column = useRef<HTMLElement>(null);
  const { path } = props.open;
  useEffect(() => showOpen(column.current, path), [path]);
  return (
    // on a low screen the column scrolls by itself, so that the last sections can be reached
    <nav
      ref={column}
      aria-label={layout.parts}
      className="min-[90rem]:sticky min-[90rem]:top-6 min-[90rem]:self-start min-[90rem]:max-h-[calc(100dvh-3rem)] min-[90rem]:overflow-y-auto scroll-shadows"
    >
      <div className="max-[90rem]:hidden">
        <SectionLinks {...props} />
      </div>
      <div className="min-[90rem]:hidden">
        <SectionMenu {...props} />
      </div>
    </nav>
  );
};

/** Scrolls the column, and not the page, until the link of the open section can be seen in its middle. */
const showOpen = (column: HTMLElement | null, path: string) => {
  const link = column?.querySelector<HTMLElement>(`a[href="/admin/${path}"]`);
  if (!column || !link) return;
  const hidden = link.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom;
  if (hidden > 0) column.scrollTop += hidden + column.clientHeight / 2;
};
