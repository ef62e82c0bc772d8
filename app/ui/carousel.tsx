import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { activeSlideOf, type CarouselController, createCarousel, stepForKey } from './carousel-controller.ts';
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
 * Looping carousel, moved by swipes, buttons and arrow keys in both directions: the first slide follows the last. Shows one,
 * two or three slides by screen width. Never moves by itself.
 */
export const Carousel = ({ title, slides, words, count }: CarouselProps) => {
  const track = useRef<HTMLUListElement>(null);
  const ring = useRef<CarouselController>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!track.current) return;
    ring.current = createCarousel(track.current);
    return () => ring.current?.stop();
  }, []);

  const go = (step: 1 | -1) => ring.current?.move(step);
  const goByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepForKey(event.currentTarget, event.key);
    if (step === null) return;
    event.preventDefault();
    go(step);
  };

  const arrow = 'grid place-items-center size-12 border border-lapis-300 rounded-full hover:border-lapis-900';
  return (
    <section aria-roledescription={words.role} aria-label={title} className="page py-16 lg:py-24">
      <div className="flex items-center justify-between gap-6 mb-9">
        <h2 className="display text-h2">{title}</h2>
        <div className="flex gap-2 shrink-0">
          <button type="button" aria-label={words.previous} onClick={() => go(-1)} className={arrow}>
            <Icon name="arrow-right" className="size-5 ltr:mirror" />
          </button>
          <button type="button" aria-label={words.next} onClick={() => go(1)} className={arrow}>
            <Icon name="arrow-left" className="size-5 ltr:mirror" />
          </button>
        </div>
      </div>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={title}
        onKeyDown={goByKey}
        onScroll={(event) => setShown(activeSlideOf(event.currentTarget))}
        className="swipe flex gap-6"
      >
        {slides.map((slide, place) => (
          <li
            key={place}
            aria-label={words.slide({ index: count(place + 1), total: count(slides.length) })}
            className="shrink-0 w-full md:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]"
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
