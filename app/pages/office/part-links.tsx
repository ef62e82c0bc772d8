import { useEffect, useRef } from 'react';
import type { Desk } from '../../../contract/office/desk.ts';
import { formatNumber } from '../../../locales/format.ts';
import { useOfficeWords } from '../../device/office-words.ts';
import { useLanguage } from '../../device/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type OfficePart, parts } from './parts.tsx';

/** The way from one part of the office to another; what waits in a part is told beside its name. */
export const PartLinks = ({ open, desk }: { open: OfficePart; desk: Desk }) => {
  const { frame } = useOfficeWords();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (here.current?.pathname.endsWith(open.path))
      here.current.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [open]);
  return (
    <nav aria-label={frame.parts} className="border-b border-lapis-900 flex overflow-x-auto scrollbar-none">
      {parts.map((part) => {
        const isOpen = part === open;
        return (
          <a
            key={part.path}
            ref={isOpen ? here : undefined}
            href={`/admin/${part.path}`}
            aria-current={isOpen ? 'page' : undefined}
            className={`relative shrink-0 inline-flex items-center gap-2.5 min-h-14 px-3 whitespace-nowrap text-base focus-visible:-outline-offset-4 ${isOpen ? 'font-medium' : 'text-mist hover:text-lapis-900'}`}
          >
            <Icon name={part.icon} className="size-5" />
            {frame.tabs[part.name]}
            <Waiting count={part.waiting?.(desk) ?? 0} />
            {isOpen && <span className="absolute inset-x-0 bottom-[2px] border-b-3 border-lapis-900" />}
          </a>
        );
      })}
    </nav>
  );
};

const Waiting = ({ count }: { count: number }) => {
  const language = useLanguage();
  const { frame } = useOfficeWords();
  if (count === 0) return null;
  return (
    <span className="px-2 py-0.5 rounded-full bg-carnelian-700 text-white text-micro num">
      {frame.waiting({ amount: formatNumber(count, language) })}
    </span>
  );
};
