import { serverTexts } from '#core/i18n/server-texts.ts';
import { sharePicture } from '#core/pictures/share-pictures.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { callShop, renderContext } from '#core/routing/render-context.ts';
import { Photograph } from '#core/ui/photograph.tsx';
import { AboutHeroText, type AboutTexts, Call, Story, Values } from '../ui/about-texts.tsx';
import type { Route } from './+types/about.route';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, shop, settings } = context.get(renderContext);
  const { about } = serverTexts(language, settings).meta;
  const copy = await callShop(shop.pages.about({ language }));
  const image = sharePicture('about', language, about.title);
  return { copy, head: serializeHead({ ...about, language, publicUrl, path: '/about', image }) };
};

export const meta = readHeadData;

/** About page: the brand's story and values in the owner's words (specification 2, About; decision 184). */
const About = ({ loaderData: { copy } }: Route.ComponentProps) => (
  <>
    <AboutHero copy={copy} />
    <section className="page pt-20 lg:pt-28">
      <Story copy={copy} />
    </section>
    <AboutPictures />
    <section className="page pt-20 lg:pt-28">
      <Values copy={copy} />
    </section>
    <section className="bg-glaze mt-20 lg:mt-28">
      <div className="page py-16 lg:py-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-7">
        <Call copy={copy} />
      </div>
    </section>
  </>
);

export default About;

/** Photographs of the story: the stamp under a plate and a finjan on the table. Decorative, because the text describes them. */
const AboutPictures = () => (
  <div className="page pt-16 lg:pt-24 grid grid-cols-2 lg:grid-cols-12 gap-4 lg:gap-6">
    <div className="relative bg-glaze aspect-[4/5] lg:aspect-auto lg:col-span-5">
      <Photograph
        picture={{ path: 'scenes/plate-back', alt: '' }}
        sizes="(width >= 64rem) 540px, 50vw"
        className="absolute inset-0 size-full object-contain p-[8%]"
      />
    </div>
    <div className="relative overflow-hidden aspect-[4/5] lg:aspect-[7/5] lg:col-span-7">
      <Photograph
        picture={{ path: 'cup-coffee-03/4', alt: '' }}
        sizes="(width >= 64rem) 780px, 50vw"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  </div>
);

/** One-sentence introduction next to a photograph, on the dark background. */
const AboutHero = ({ copy }: { copy: AboutTexts }) => (
  <section className="night bg-lapis-800 stars text-white">
    <div className="grid lg:grid-cols-2">
      <div className="px-4 md:px-8 lg:px-0 lg:ps-[max(2.5rem,calc((100vw-85rem)/2))] lg:pe-12 py-16 lg:py-28 self-center">
        <AboutHeroText copy={copy} />
      </div>
      <div className="relative aspect-[5/4] lg:aspect-auto lg:min-h-[36rem] overflow-hidden border-white max-lg:border-t-[3px] lg:border-s-[3px]">
        <Photograph
          picture={{ path: 'set-family-02/4', alt: copy['hero/pictureAlt'] }}
          sizes="(width >= 64rem) 50vw, 100vw"
          isFirst
          className="absolute inset-0 size-full object-cover object-[50%_60%]"
        />
      </div>
    </div>
  </section>
);
