import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useCloseOnNavigation } from '#core/routing/use-close-on-navigation.ts';
import { Icon } from '#core/ui/icon.tsx';
import { categories } from '#features/products/product-attributes.ts';
import { useCurrentLink } from './nav-links.ts';

/** Menu of collections; opens on click, or on hover after 200 ms (specification 9). Its panel is loaded on hover. */
export const CollectionsMenu = () => {
  const { nav } = useMessages('common').layout;
  const { isOpen, setOpen, isHovered, hover } = useHoverMenu();
  const navigation = useCloseOnNavigation(isOpen, () => setOpen(false));
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const currentPath = useCurrentLink();
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  // if this fails, the next press or hover retries
  const load = () =>
    void import('./collections-panel.tsx').then(
      ({ CollectionsPanel }) => setPanel(() => CollectionsPanel),
      () => undefined,
    );

  return (
    <div
      ref={root}
      className="relative"
      {...hover}
      {...navigation}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="collections"
        aria-current={categories.some((category) => currentPath === `/products/${category}`) || undefined}
        onPointerEnter={load}
        onFocus={load}
        // a mouse that hovers has opened it, and a click must not close it again
        onClick={() => setOpen(!isOpen || isHovered())}
        className="inline-flex items-center gap-1 min-h-11 whitespace-nowrap border-b-2 border-transparent aria-[current]:border-current"
      >
        {nav.collections}
        <Icon name="chevron-down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id="collections" hidden={!isOpen} className="absolute start-0 top-full -ms-4 pt-3 z-40 animate-rise">
        {Panel && <Panel />}
      </div>
    </div>
  );
};

/** Navigation menu delays in milliseconds (specification 9). */
const OPEN_DELAY_MS = 200;

const CLOSE_DELAY_MS = 150;

/** Time after closing in which a menu opens without delay, in milliseconds. */
const SKIP_DELAY_MS = 300;

/** State of a menu that opens and closes on mouse hover; touch and pen are ignored. Opening or closing it cancels a hover's timer. */
const useHoverMenu = () => {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const isHovered = useRef(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const setOpen = (open: boolean) => {
    window.clearTimeout(timer.current);
    setIsOpen(open);
  };
  const later = (delay: number, open: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!open) closedAt.current = performance.now();
      setIsOpen(open);
    }, delay);
  };

  return {
    isOpen,
    setOpen,
    isHovered: () => isHovered.current,
    hover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        isHovered.current = true;
        later(performance.now() - closedAt.current < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS, true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        isHovered.current = false;
        later(CLOSE_DELAY_MS, false);
      },
    },
  };
};
