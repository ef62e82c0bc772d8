import type { Editorial } from '../../../locales/editorial.ts';
import { formatNumber } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { Stars } from '../../parts/stars.tsx';
import { Carousel } from '../../ui/carousel.tsx';

type Quote = Editorial['testimonials']['quotes'][number];

/** What five customers say: 1, 2 or 3 at a time, looped (specification 2, Home). */
export const Testimonials = ({ title, quotes }: { title: string; quotes: readonly Quote[] }) => {
  const { pages } = useWords();
  const language = useLanguage();
  return (
    <section className="mt-20 lg:mt-28 bg-glaze">
      <Carousel
        title={title}
        words={pages.carousel}
        count={(value) => formatNumber(value, language)}
        slides={quotes.map((quote) => (
          <figure key={quote.name} className="bg-white p-7 lg:p-9 flex flex-col h-full">
            <Stars rating={5} className="text-lapis-700" />
            <blockquote className="display text-[1.375rem] leading-[1.75] mt-5 grow [letter-spacing:0]">
              <p>
                <q>{quote.text}</q>
              </p>
            </blockquote>
            <figcaption className="mt-7 text-sm">
              <span className="font-medium block">{quote.name}</span>
              <span className="text-mist">{quote.city}</span>
            </figcaption>
          </figure>
        ))}
      />
    </section>
  );
};
