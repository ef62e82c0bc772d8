import { sharePicture } from '../../../domain/share-pictures.ts';
import { editorialOf } from '../../../locales/editorial.ts';
import { askShop } from '../../api/ask-shop.ts';
import { visitContext } from '../../api/visit.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/home.ts';
import { Collections } from './collections.tsx';
import { Hero } from './hero.tsx';
import { PromoBand } from './promo-band.tsx';
import { SetsShelf } from './sets-shelf.tsx';
import { StampStory } from './stamp-story.tsx';
import { Strip } from './strip.tsx';
import { shopStructuredData } from './structured-data.ts';
import { Testimonials } from './testimonials.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, shop } = context.get(visitContext);
  const { home, meta, testimonials } = editorialOf(language);
  const shelves = await askShop(shop.products.home({ language }));
  const image = sharePicture('home', language, meta.home.title);
  const structured = shopStructuredData({ language, publicUrl });
  const head = writeHead({ ...meta.home, language, publicUrl, path: '/', image }, structured);
  return { shelves, copy: home, quotes: testimonials.quotes, head };
};

export const meta = readHead;

/** The home page (specification 2, Home; design 10). */
const Home = ({ loaderData: { shelves, copy, quotes } }: Route.ComponentProps) => (
  <>
    <Hero copy={copy.hero} greatestDiscountPercent={shelves.greatestDiscountPercent} />
    <Strip
      title={copy.sections.onSale.title}
      link={{ to: '/products?sale=true', label: copy.sections.onSale.all }}
      products={shelves.onSale}
      className="pt-24 lg:pt-[124px]"
    />
    <Collections counts={shelves.counts} title={copy.sections.collections.title} />
    <SetsShelf
      title={copy.sections.setsOrPlates.title}
      link={{ to: '/products/sets', label: copy.sections.setsOrPlates.all }}
      products={shelves.setsOrPlates}
    />
    <StampStory copy={copy.story} />
    <Strip
      title={copy.sections.bowlsOrCups.title}
      link={{ to: '/products/cups', label: copy.sections.bowlsOrCups.all }}
      products={shelves.bowlsOrCups}
      className="pt-20 lg:pt-28"
    />
    <Testimonials title={copy.sections.testimonials.title} quotes={quotes} />
    <PromoBand copy={copy.promo} />
  </>
);
export default Home;
