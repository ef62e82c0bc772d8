import type { Editorial } from '../../../locales/editorial.ts';
import { Photograph } from '../../parts/photograph.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Turn the plate over: the stamp underneath, the shop's promise. */
export const StampStory = ({ copy }: { copy: Editorial['home']['story'] }) => (
  <section className="page pt-20 lg:pt-28 when-near">
    <div className="grid lg:grid-cols-12 gap-x-6 gap-y-8 items-center">
      <div className="lg:col-span-6 bg-glaze aspect-square lg:aspect-[6/5] relative overflow-hidden">
        <Photograph
          picture={{ path: 'scenes/plate-back', alt: copy.pictureAlt }}
          sizes="(width >= 64rem) 668px, 100vw"
          className="absolute inset-0 size-full object-contain scale-[.97]"
        />
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <h2 className="display text-h2">{copy.title}</h2>
        <p className="text-lg mt-5 max-w-[32em]">{copy.text}</p>
        <p className="mt-6">
          <a href="/about" className="link min-h-11 inline-flex items-center gap-2">
            {copy.button}
            <Icon name="arrow-left" className="size-4 ltr:mirror" />
          </a>
        </p>
      </div>
    </div>
  </section>
);
