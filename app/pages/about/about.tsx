import { sharePicture } from '../../../domain/share-pictures.ts';
import { type Content, contentOf } from '../../../locales/content.ts';
import { renderContext } from '../../api/server-call.ts';
import { serializeHead } from '../../components/page-meta.ts';
import { Photograph } from '../../components/photograph.tsx';
import { readHeadData } from '../../components/read-head-data.ts';
import type { Route } from './+types/about.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { about, meta } = contentOf(language, settings);
  return {
    copy: about,
    head: serializeHead({
      ...meta.about,
      language,
      publicUrl,
      path: '/about',
      image: sharePicture('about', language, meta.about.title),
    }),
  };
};

export const meta = readHeadData;

/** About page: the brand's story and values (specification 2, About). */
const About = ({ loaderData: { copy } }: Route.ComponentProps) => (
  <>
    <AboutHero copy={copy.hero} />
    <Story copy={copy.story} />
    <Values copy={copy.values} />
    <section className="bg-glaze mt-20 lg:mt-28">
      <div className="page py-16 lg:py-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-7">
        <div>
          <h2 className="display text-h2">{copy.call.title}</h2>
          <p className="text-lg mt-2">{copy.call.text}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <a href="/products" className="btn btn-primary">
            {copy.call.products}
          </a>
          <a href="/contact" className="btn btn-line">
            {copy.call.contact}
          </a>
        </p>
      </div>
    </section>
  </>
);

export default About;

/** One-sentence introduction beside a photograph, on the dark background. */
const AboutHero = ({ copy }: { copy: Content['about']['hero'] }) => (
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

/** The brand's story. */
const Story = ({ copy: { title, paragraphs } }: { copy: Content['about']['story'] }) => (
  <section className="page pt-20 lg:pt-28">
    <hr className="rim" />
    <div className="grid lg:grid-cols-12 gap-x-6 pt-6">
      <h2 className="display text-h2 lg:col-span-4">{title}</h2>
      <div className="lg:col-span-7 lg:col-start-6 grid gap-6 pt-6 lg:pt-3 text-lg">
        {paragraphs.filter(Boolean).map((paragraph) => (
          <p key={paragraph} className="max-w-[38em]">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  </section>
);

/** List of the brand's values. */
const Values = ({ copy: { title, items } }: { copy: Content['about']['values'] }) => (
  <section className="page pt-20 lg:pt-28">
    <hr className="rim" />
    <h2 className="display text-h2 pt-6 pb-7 lg:pb-9">{title}</h2>
    <ul className="border-b border-lapis-200">
      {items.map(({ title: value, text }) => (
        <li key={value} className="grid lg:grid-cols-12 gap-x-6 gap-y-1 items-baseline border-t border-lapis-200 py-6">
          <h3 className="display text-h4 lg:col-span-5">{value}</h3>
          <p className="lg:col-span-7 lg:col-start-6 max-w-[38em]">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
