import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import type { Picture, ProductDetail } from '#features/products/products.contract.ts';
import type { GalleryTrack } from './use-gallery-scroll.ts';

preloadMessages('productDetails');

interface ZoomProps {
  readonly product: ProductDetail;
  readonly labels: readonly string[];
  /** Initial view; it must have a picture. */
  readonly first: number;
  readonly track: GalleryTrack;
  /** Called with the last visible view after the dialog is closed and focus is restored. */
  readonly onClose: (last: number) => void;
}

/** Full-screen gallery of a product: moved by swiping or keys, with a further zoom. */
export const ZoomDialog = ({ product, labels, first, track, onClose }: ZoomProps) => {
  const {
    fields,
    states,
    product: { gallery },
  } = useMessages('common');
  const { zoom } = useMessages('productDetails');
  const dialog = useRef<HTMLDialogElement>(null);
  const views = product.gallery.flatMap((picture, view) =>
    picture ? [{ picture, view, label: labels[view] ?? '' }] : [],
  );
  const { activeIndex, show, ref, onScroll, onKeyDown } = track;
  const begin = views.findIndex(({ view }) => view === first);
  const start = useRef(() => show(begin, 'instant'));

  useEffect(() => {
    const { classList } = document.documentElement;
    dialog.current?.showModal();
    classList.add('overflow-hidden');
    start.current();
    ref.current?.focus({ preventScroll: true });
    return () => classList.remove('overflow-hidden');
  }, [ref, start]);

  const renderArrow = (label: string, icon: 'arrow-left' | 'arrow-right', index: number) => (
    <button
      type="button"
      data-repeats
      aria-label={label}
      aria-disabled={!views[index]}
      className="grid place-items-center size-11 bg-porcelain border border-lapis-300 rounded-full aria-disabled:opacity-45 pointer-events-auto"
      onClick={() => views[index] && show(index)}
    >
      <Icon name={icon} className="size-5 ltr:mirror" />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={product.name}
      className="m-0 size-full max-w-none max-h-none bg-glaze text-lapis-900 open:flex flex-col open:animate-appear"
      onClose={() => onClose(views[activeIndex]?.view ?? first)}
    >
      <div className="relative z-10 flex items-center justify-between gap-4 ps-4 pe-1.5 py-1.5 pointer-events-none">
        <p className="name text-xl min-w-0">{product.name}</p>
        <button
          type="button"
          aria-label={fields.close}
          className="grid place-items-center size-11 shrink-0 pointer-events-auto"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <ul
        ref={ref}
        tabIndex={0}
        aria-label={gallery.label}
        className="swipe absolute inset-0 flex overscroll-contain focus-visible:-outline-offset-2"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {views.map(({ picture, label }, index) => (
          <ZoomedSlide key={label} picture={picture} label={label} isVisible={index === activeIndex} labels={zoom} />
        ))}
      </ul>
      {views.length > 1 && (
        <div className="relative z-10 mt-auto flex items-center justify-center gap-6 p-4 pointer-events-none">
          {renderArrow(states.carousel.previous, 'arrow-right', activeIndex - 1)}
          <p aria-live="polite" className="px-2 bg-porcelain text-sm num">
            {views[activeIndex]?.label}
          </p>
          {renderArrow(states.carousel.next, 'arrow-left', activeIndex + 1)}
        </div>
      )}
    </dialog>
  );
};

interface ZoomSlideProps {
  readonly picture: Picture;
  readonly label: string;
  readonly isVisible: boolean;
  readonly labels: { readonly in: string; readonly out: string };
}

/** Picture at screen size; a click doubles its size around that point and makes it scrollable. */
const ZoomedSlide = ({ picture, label, isVisible, labels }: ZoomSlideProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<{ readonly x: number; readonly y: number } | null>(null);
  // the previous picture is reset
  const zoomCenter = isVisible ? point : null;
  if (point && !isVisible) setPoint(null);

  useLayoutEffect(() => {
    if (!zoomCenter || !frame.current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current;
    frame.current.scrollTo({
      left: zoomCenter.x * (scrollWidth - clientWidth),
      top: zoomCenter.y * (scrollHeight - clientHeight),
      behavior: 'instant',
    });
  }, [zoomCenter]);

  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // a click by keyboard has no position
    const isByKey = event.detail === 0;
    const x = isByKey ? 0.5 : (event.clientX - left) / width;
    const y = isByKey ? 0.5 : (event.clientY - top) / height;
    setPoint(zoomCenter ? null : { x, y });
  };

  // the arrow keys scroll an enlarged picture instead of changing it
  const stopArrowKeys = (event: KeyboardEvent) => {
    if (zoomCenter && /^(?:Arrow|Home|End)/.test(event.key)) event.stopPropagation();
  };

  return (
    <li aria-label={label} inert={!isVisible} className="shrink-0 size-full">
      {/* pictures and their scroll direction are never mirrored */}
      <div ref={frame} dir="ltr" className="size-full overflow-auto overscroll-contain">
        <button
          type="button"
          aria-label={`${zoomCenter ? labels.out : labels.in}: ${label}`}
          className={`relative block mx-auto ${zoomCenter ? 'size-[200vmin] cursor-zoom-out' : 'size-full cursor-zoom-in'} focus-visible:-outline-offset-2`}
          onClick={press}
          onKeyDown={stopArrowKeys}
        >
          <Photograph
            picture={picture}
            sizes={zoomCenter ? '200vmin' : '100vmin'}
            className="absolute inset-0 size-full object-contain"
            isEager={isVisible}
            isEnlarged
          />
        </button>
      </div>
    </li>
  );
};
