import type { Editorial } from '../../../locales/editorial.ts';
import { Photograph } from '../../parts/photograph.tsx';

/** The shop in a sentence, beside a laid table on the night ground. */
export const AboutHero = ({ copy }: { copy: Editorial['about']['hero'] }) => (
  <section className="night bg-lapis-800 stars text-white">
    <div className="grid lg:grid-cols-2">
      <div className="px-4 md:px-8 lg:px-0 lg:ps-[max(2.5rem,calc((100vw-85rem)/2))] lg:pe-12 py-16 lg:py-28 self-center">
        <h1 className="display text-h1 max-w-[9em]">{copy.title}</h1>
        <p className="text-lg text-lapis-200 mt-6 max-w-[30em]">{copy.text}</p>
      </div>
      <div className="relative aspect-[5/4] lg:aspect-auto lg:min-h-[36rem] overflow-hidden">
        <Photograph
          picture={{ path: 'set-family-02/4', alt: copy.pictureAlt }}
          sizes="(width >= 64rem) 50vw, 100vw"
          isFirst
          className="absolute inset-0 size-full object-cover object-[50%_42%]"
        />
      </div>
    </div>
  </section>
);
