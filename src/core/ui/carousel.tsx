import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarouselController } from './carousel-controller.ts';
import { Icon } from './icon.tsx';

export interface CarouselProps {
  readonly title: string;
  readonly slides: readonly ReactNode[];
  readonly texts: {
    readonly previous: string;
    readonly next: string;
    readonly role: string;
    readonly slide: (position: { index: string; total: string }) => string;
  };
  readonly count: (value: number) => string;
}

/**
 * Looping carousel, moved by swipes, buttons and arrow keys in both directions; no autoplay. Shows one, two or three
 * slides by screen width. Its controller loads when it is less than one screen away; until then it is a scrollable row.
 */
export const Carousel = ({ title, slides, texts, count }: CarouselProps) => {
  const viewport = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<CarouselController | null>>(null);
  const [activeIndex, setActiveIndex] = useState(0);

  const load = async (row: HTMLElement) => {
    try {
      const { createCarousel } = await import('./carousel-controller.ts');
      return createCarousel(row, activeSlideOf(row), setActiveIndex);
    } catch {
      // until the next attempt the row stays scrollable and does not loop
      loading.current = null;
      return null;
    }
  };
  const loadWhenNear = useEffectEvent((row: HTMLElement) => {
    loading.current ??= load(row);
  });
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadWhenNear(row);
      },
      { rootMargin: '100%' },
    );
    observer.observe(row);
    return () => {
      observer.disconnect();
      void loading.current?.then((controller) => controller?.stop());
    };
  }, []);

  const move = async (step: 1 | -1) => {
    if (viewport.current) loading.current ??= load(viewport.current);
    (await loading.current)?.move(step);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    void move(event.key === forward ? 1 : -1);
  };

  const arrow = 'grid place-items-center size-12 border border-lapis-300 rounded-full hover:border-lapis-900';
  return (
    <section aria-roledescription={texts.role} aria-label={title} className="page py-16 lg:py-24">
      <div className="flex items-center justify-between gap-6 mb-9">
        <h2 className="display text-h2">{title}</h2>
        <div className="flex gap-2 shrink-0">
          <button
            type="button"
            data-repeats
            aria-label={texts.previous}
            onClick={() => void move(-1)}
            className={arrow}
          >
            <Icon name="arrow-right" className="size-5 ltr:mirror" />
          </button>
          <button type="button" data-repeats aria-label={texts.next} onClick={() => void move(1)} className={arrow}>
            <Icon name="arrow-left" className="size-5 ltr:mirror" />
          </button>
        </div>
      </div>
      <div
        ref={viewport}
        tabIndex={0}
        role="group"
        aria-label={title}
        onKeyDown={moveByKey}
        onScroll={(event) => setActiveIndex(activeSlideOf(event.currentTarget))}
        className="swipe"
      >
        <ul className="flex">
          {slides.map((slide, index) => (
            <li
              key={index}
              aria-label={texts.slide({ index: count(index + 1), total: count(slides.length) })}
              className="shrink-0 me-6 w-full md:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex justify-center gap-1 mt-7" aria-hidden="true">
        {slides.map((_, index) => (
          <span key={index} className={`h-[3px] w-7 ${index === activeIndex ? 'bg-lapis-700' : 'bg-lapis-200'}`} />
        ))}
      </div>
    </section>
  );
};

/** Returns the index of the active slide of a scrollable row. */
const activeSlideOf = (viewport: HTMLElement): number =>
  Math.round((Math.abs(viewport.scrollLeft) / viewport.scrollWidth) * viewport.querySelectorAll('li').length);
