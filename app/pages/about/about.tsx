import { sharePicture } from '../../../domain/share-pictures.ts';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/about.ts';
import { AboutHero } from './about-hero.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { about, meta } = editorialOf(language);
  return {
    copy: about,
    head: writeHead({
      ...meta.about,
      language,
      publicUrl,
      path: '/about',
      image: sharePicture('about', language, meta.about.title),
    }),
  };
};

export const meta = readHead;

/** Who keeps this shop, and what for (specification 2, About). */
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
