import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useCloseOnNavigation } from '#core/routing/use-close-on-navigation.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SectionLinks, type SectionNavProps, WorkCount } from './section-links.tsx';

/** Grouped navigation between sections: a column on wide screens, a button that opens a sheet on narrow ones. */
export const SectionNav = (props: SectionNavProps) => {
  const { layout } = useMessages('admin');
  const column = useRef<HTMLElement>(null);
  const { path } = props.open;
  useEffect(() => showOpen(column.current, path), [path]);
  return (
    // on a low screen the column scrolls separately, so that the last sections can be reached
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

/** Scrolls the column, not the page, to centre the link of the open section. */
const showOpen = (column: HTMLElement | null, path: string) => {
  const link = column?.querySelector<HTMLElement>(`a[href="/admin/${path}"]`);
  if (!column || !link) return;
  const hidden = link.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom;
  if (hidden > 0) column.scrollTop += hidden + column.clientHeight / 2;
};

/** Shows the open section, and all others in a sheet from the inline start. */
const SectionMenu = (props: SectionNavProps) => {
  const messages = useMessages('admin');
  const { layout } = messages;
  const { fields } = useMessages('common');
  const { open, summary } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const navigation = useCloseOnNavigation(isOpen, () => sheet.current?.close());
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex items-center gap-3 w-full min-h-14 px-4 bg-white border border-lapis-200 text-base font-medium"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" className="size-5" />
        <span className="sr-only">{layout.parts}: </span>
        {open.title(messages)}
        <span className="ms-auto">
          {/* a count next to a section title would be read as the count of that section */}
          <WorkCount count={open.badge === null ? 0 : (summary.waiting[open.badge] ?? 0)} />
        </span>
      </button>
      {isOpen && (
        <dialog
          ref={sheet}
          aria-label={layout.parts}
          {...navigation}
          onClose={() => setOpen(false)}
          onClick={(event) => {
            if (event.target === event.currentTarget) event.currentTarget.close();
          }}
          className="fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-[min(22rem,100vw)] max-w-none bg-porcelain text-lapis-900 dim-behind open:animate-appear overscroll-contain"
        >
          <div className="flex items-center justify-between h-16 ps-5 pe-2 border-b border-lapis-200">
            <p className="display text-h4">{layout.parts}</p>
            <button
              type="button"
              aria-label={fields.close}
              onClick={() => sheet.current?.close()}
              className="grid place-items-center size-11"
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          <div className="px-3 pt-3 pb-8">
            <SectionLinks {...props} />
          </div>
        </dialog>
      )}
    </>
  );
};
