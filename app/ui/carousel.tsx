import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

export interface CarouselProps {
  readonly title: string;
  readonly slides: readonly ReactNode[];
  readonly words: {
    readonly previous: string;
    readonly next: string;
    readonly role: string;
    readonly slide: (place: { index: string; total: string }) => string;
  };
  readonly count: (value: number) => string;
}

/**
 * Slides in a row that is swiped, or moved by buttons and arrow keys; after the last comes the first. One, two or
 * three are seen at once, by the width of the screen. It never moves by itself.
 */
export const Carousel = ({ title, slides, words, count }: CarouselProps) => {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const seen = new IntersectionObserver(
      () => {
        const start = list.getBoundingClientRect();
        const isRtl = getComputedStyle(list).direction === 'rtl';
        const distance = (slide: Element) => {
          const box = slide.getBoundingClientRect();
          return Math.abs(isRtl ? start.right - box.right : box.left - start.left);
        };
        const all = [...list.children];
        setShown(all.reduce((best, slide, at) => (distance(slide) < distance(all[best] ?? slide) ? at : best), 0));
      },
      { root: list, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const slide of list.children) seen.observe(slide);
    return () => seen.disconnect();
  }, []);

  const go = (step: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const atEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 4;
    const atStart = Math.abs(list.scrollLeft) < 4;
    const target =
      step === 1 && atEnd
        ? 0
        : step === -1 && atStart
          ? slides.length - 1
          : (shown + step + slides.length) % slides.length;
    list.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    go(event.key === forward ? 1 : -1);
  };

  const arrow = 'grid place-items-center size-12 border border-lapis-300 rounded-full hover:border-lapis-900';
  return (
    <section aria-roledescription={words.role} aria-label={title} className="page py-16 lg:py-24">
      <div className="flex items-center justify-between gap-6 mb-9">
        <h2 className="display text-h2">{title}</h2>
        <div className="flex gap-2 shrink-0">
          <button type="button" aria-label={words.previous} onClick={() => go(-1)} className={arrow}>
            <Icon name="arrow-right" className="size-5 ltr:-scale-x-100" />
          </button>
          <button type="button" aria-label={words.next} onClick={() => go(1)} className={arrow}>
            <Icon name="arrow-left" className="size-5 ltr:-scale-x-100" />
          </button>
        </div>
      </div>
      <ul ref={track} tabIndex={0} aria-label={title} onKeyDown={onKeyDown} className="swipe flex gap-6">
        {slides.map((slide, place) => (
          <li
            key={place}
            aria-roledescription={words.role}
            aria-label={words.slide({ index: count(place + 1), total: count(slides.length) })}
            className="shrink-0 snap-start w-full md:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]"
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className="flex justify-center gap-1 mt-7" aria-hidden="true">
        {slides.map((_, place) => (
          <span key={place} className={`h-[3px] w-7 ${place === shown ? 'bg-lapis-700' : 'bg-lapis-200'}`} />
        ))}
      </div>
    </section>
  );
};
