import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Distributes the width evenly among the tabs. */
  readonly isEven?: boolean;
}

/** Tabs on an ink line; the selected one has a thick and a thin line. Arrow keys follow the reading direction. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, isEven = false }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (list.current) scrollTabIntoView(list.current, `${base}${selected}`);
  }, [base, selected]);

  const goTo = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}${tab.id}`)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // starts from the focused tab: the last selection may not be rendered yet
    const index = tabs.findIndex(({ id }) => `${base}${id}` === document.activeElement?.id);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [next, previous] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const target = { [next]: index + 1, [previous]: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="border-b border-lapis-900 flex gap-2 overflow-x-auto scrollbar-none"
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={`${base}${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${base}${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            className={`relative inline-flex items-center gap-2.5 min-h-14 px-5 whitespace-nowrap focus-visible:-outline-offset-4 ${isEven ? 'flex-1 justify-center' : 'shrink-0'} ${id === selected ? 'font-medium' : 'text-mist hover:text-lapis-900'}`}
          >
            {name}
            {id === selected && <span className="absolute inset-x-0 bottom-[2px] border-b-3 border-lapis-900" />}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${base}${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}${id}`}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** Scrolls the row of tabs horizontally without scrolling the page. */
function scrollTabIntoView(list: HTMLElement, id: string): void {
  const tab = list.querySelector(`#${CSS.escape(id)}`)?.getBoundingClientRect();
  const { left, right } = list.getBoundingClientRect();
  if (tab) list.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
}
