import type { ProductCard as Product } from '../../../contract/products.ts';
import { sharePicture } from '../../../domain/share-pictures.ts';
import { type Content, contentOf } from '../../../locales/content.ts';
import { formatNumber } from '../../../locales/format.ts';
import { callShop, renderContext } from '../../api/server-call.ts';
import { serializeHead } from '../../components/page-meta.ts';
import { Photograph } from '../../components/photograph.tsx';
import { ProductCard } from '../../components/product-card.tsx';
import { Stars } from '../../components/product-parts.tsx';
import { readHeadData } from '../../components/read-head-data.ts';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { useLanguage, useMessages, useSettings } from '../../i18n/messages.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/home.ts';
import { Collections } from './collections.tsx';
import { Hero } from './hero.tsx';
import { SaleStrip } from './sale-strip.tsx';
import { shopStructuredData } from './structured-data.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, shop, settings, facts } = context.get(renderContext);
  const { home, meta, testimonials } = contentOf(language, settings);
  const sections = await callShop(shop.products.home({ language }));
  const image = sharePicture('home', language, meta.home.title);
  const structured = shopStructuredData(facts, { language, publicUrl, settings });
  const head = serializeHead({ ...meta.home, language, publicUrl, path: '/', image }, structured);
  return { sections, copy: home, quotes: testimonials.quotes, head };
};

export const meta = readHeadData;

/** The home page (specification 2, Home; design 10). */
const Home = ({ loaderData: { sections, copy, quotes } }: Route.ComponentProps) => (
  <>
    <Hero copy={copy.hero} greatestDiscountPercent={sections.greatestDiscountPercent} />
    {sections.onSale.length > 0 && (
      <SaleStrip
        title={copy.sections.onSale.title}
        link={{ to: '/products?sale=true', label: copy.sections.onSale.all }}
        products={sections.onSale}
        className="pt-24 lg:pt-[124px]"
      />
    )}
    <Collections counts={sections.counts} title={copy.sections.collections.title} />
    <SetsSection
      title={copy.sections.setsOrPlates.title}
      link={{ to: '/products/sets', label: copy.sections.setsOrPlates.all }}
      products={sections.setsOrPlates}
    />
    <StampSection copy={copy.story} />
    <SaleStrip
      title={copy.sections.bowlsOrCups.title}
      link={{ to: '/products/cups', label: copy.sections.bowlsOrCups.all }}
      products={sections.bowlsOrCups}
      className="pt-20 lg:pt-28"
    />
    <Testimonials title={copy.sections.testimonials.title} quotes={quotes} />
    <PromoBanner copy={copy.promo} />
  </>
);

export default Home;

/** Banner of the welcome offer with a link to the products (specification 2, Home); nothing while there is no such offer. */
const PromoBanner = ({ copy }: { copy: Content['home']['promo'] }) => {
  const { welcomePercent, bundlePercent } = useSettings().offers;
  if (welcomePercent === 0) return null;
  return (
    <section className="night bg-lapis-800 stars text-white when-near">
      <div className="page py-16 lg:py-24 grid lg:grid-cols-12 gap-x-6 gap-y-8 items-center">
        <div className="lg:col-span-7">
          <h2 className="display text-h2">{copy.title}</h2>
          <p className="text-lg text-lapis-200 mt-3 max-w-[34em]">{copy.text}</p>
          {bundlePercent > 0 && <p className="text-lapis-200 mt-2 max-w-[34em]">{copy.bundle}</p>}
        </div>
        <div className="lg:col-span-5 flex flex-wrap items-center lg:justify-end gap-x-8 gap-y-5">
          <a href="/auth?tab=signup" className="cartouche text-lg">
            {copy.signUp}
          </a>
          <a href="/products" className="btn btn-white">
            {copy.button}
          </a>
        </div>
      </div>
    </section>
  );
};

/** Five sets or plates: one large, four small. */
const SetsSection = ({ title, link, products }: SectionHeadingProps & { products: readonly Product[] }) => {
  const [first, ...others] = products;
  return (
    <section className="page pt-20 lg:pt-28 when-near">
      <SectionHeading title={title} {...(link ? { link } : {})} />
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
        {first && (
          <ProductCard
            product={first}
            sizes="(width >= 64rem) 668px, 100vw"
            frame="aspect-square lg:aspect-auto lg:h-[calc(100%-118px)]"
            nameSize="text-h3"
            className="h-full"
          />
        )}
        <div className="grid grid-cols-2 gap-x-4 lg:gap-x-6 gap-y-10">
          {others.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes="(width >= 64rem) 322px, 46vw"
              frame="aspect-square"
            />
          ))}
        </div>
      </div>
    </section>
  );
};

/** Section on the stamp under each plate. */
const StampSection = ({ copy }: { copy: Content['home']['story'] }) => (
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

type Quote = Content['testimonials']['quotes'][number];

/** Five testimonials: 1, 2 or 3 at a time, looped (specification 2, Home). */
const Testimonials = ({ title, quotes }: { title: string; quotes: readonly Quote[] }) => {
  const { states } = useMessages('common');
  const language = useLanguage();
  return (
    <section className="mt-20 lg:mt-28 bg-glaze">
      <Carousel
        title={title}
        words={states.carousel}
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
