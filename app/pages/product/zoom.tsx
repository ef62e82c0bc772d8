import { useEffect, useRef } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useWords } from '../../device/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Track } from './use-track.ts';
import { ZoomSlide } from './zoom-slide.tsx';

interface ZoomProps {
  readonly product: ProductDetail;
  readonly labels: readonly string[];
  /** The view to begin with, which has a picture. */
  readonly first: number;
  readonly track: Track;
  /** Called with the view last seen, when the dialog is gone and the focus is back. */
  readonly onClose: (last: number) => void;
}

/** The pictures of a product over the whole screen: swiped or moved by keys as in the gallery, and enlarged once more. */
export const Zoom = ({ product, labels, first, track, onClose }: ZoomProps) => {
  const {
    fields,
    pages,
    product: { gallery },
  } = useWords();
  const { zoom } = useTalkWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const views = product.gallery.flatMap((picture, view) =>
    picture ? [{ picture, view, label: labels[view] ?? '' }] : [],
  );
  const { shown, show, ref, onScroll, onKeyDown } = track;
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

  const turn = (label: string, icon: 'arrow-left' | 'arrow-right', place: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!views[place]}
      className="grid place-items-center size-11 border border-lapis-300 rounded-full aria-disabled:opacity-45"
      onClick={() => views[place] && show(place)}
    >
      <Icon name={icon} className="size-5 ltr:mirror" />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={product.name}
      className="m-0 size-full max-w-none max-h-none bg-glaze text-lapis-900 open:flex flex-col open:animate-appear"
      onClose={() => onClose(views[shown]?.view ?? first)}
    >
      <div className="flex items-center justify-between gap-4 ps-4 pe-1.5 py-1.5">
        <p className="name text-xl min-w-0">{product.name}</p>
        <button
          type="button"
          aria-label={fields.close}
          className="grid place-items-center size-11 shrink-0"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <ul
        ref={ref}
        tabIndex={0}
        aria-label={gallery.label}
        className="swipe grow flex overscroll-contain focus-visible:-outline-offset-2"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {views.map(({ picture, label }, place) => (
          <ZoomSlide key={label} picture={picture} label={label} isShown={place === shown} words={zoom} />
        ))}
      </ul>
      {views.length > 1 && (
        <div className="flex items-center justify-center gap-6 p-4">
          {turn(pages.carousel.previous, 'arrow-right', shown - 1)}
          <p aria-live="polite" className="text-sm num">
            {views[shown]?.label}
          </p>
          {turn(pages.carousel.next, 'arrow-left', shown + 1)}
        </div>
      )}
    </dialog>
  );
};
