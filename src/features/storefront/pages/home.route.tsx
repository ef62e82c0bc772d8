import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { sceneWidths } from '#core/pictures/photographs.ts';
import { sharePicture } from '#core/pictures/share-pictures.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { callShop, renderContext } from '#core/routing/render-context.ts';
import { Carousel } from '#core/ui/carousel.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { SectionHeading, type SectionHeadingProps } from '#core/ui/section-heading.tsx';
import {
  type HomeTexts,
  PromoLinks,
  PromoText,
  StampText,
  Testimonial,
  testimonialsOf,
} from '#features/content/ui/home-texts.tsx';
import type { ProductCard as Product } from '#features/products/products.contract.ts';
import { ProductCard } from '#features/wishlist/ui/product-card.tsx';
import type { Route } from './+types/home.route';
import { Collections } from './home/collections.tsx';
import { Hero } from './home/hero.tsx';
import { shopStructuredData } from './home/structured-data.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, shop, settings, facts } = context.get(renderContext);
  const { meta, home } = serverTexts(language, settings);
  const [sections, copy] = await Promise.all([
    callShop(shop.products.home({ language })),
    callShop(shop.pages.home({ language })),
  ]);
  const image = sharePicture('home', language, meta.home.title);
  const structured = shopStructuredData(facts, { language, publicUrl, settings });
  const head = serializeHead({ ...meta.home, language, publicUrl, path: '/', image }, structured);
  return { sections, copy, head, tableAlt: home.table.pictureAlt };
};

export const meta = readHeadData;

/** The home page with the owner's texts (specification 2, Home; decision 184). */
const Home = ({ loaderData: { sections, copy, tableAlt } }: Route.ComponentProps) => (
  <>
    <Hero copy={copy} greatestDiscountPercent={sections.greatestDiscountPercent} />
    {sections.onSale.length > 0 && (
      <SaleStrip
        title={copy['sections/onSale/title']}
        link={{ to: '/products?sale=true', label: copy['sections/onSale/all'] }}
        products={sections.onSale}
        className="pt-24 lg:pt-[124px]"
      />
    )}
    <Collections counts={sections.counts} title={copy['sections/collections/title']} />
    <SetsSection
      title={copy['sections/setsOrPlates/title']}
      link={{ to: '/products/sets', label: copy['sections/setsOrPlates/all'] }}
      products={sections.setsOrPlates}
    />
    <LaidTable alt={tableAlt} />
    <StampSection copy={copy} />
    <SaleStrip
      title={copy['sections/bowlsOrCups/title']}
      link={{ to: '/products/cups', label: copy['sections/bowlsOrCups/all'] }}
      products={sections.bowlsOrCups}
      className="pt-20 lg:pt-28"
    />
    <Testimonials copy={copy} />
    <PromoBanner copy={copy} />
  </>
);

export default Home;

/** Banner of the welcome offer with a link to the products (specification 2, Home); renders nothing without an offer. */
const PromoBanner = ({ copy }: { copy: HomeTexts }) => {
  const { welcomePercent } = useSettings().offers;
  if (welcomePercent === 0) return null;
  return (
    <section className="night bg-lapis-800 stars text-white">
      <div className="page when-near py-16 lg:py-24 grid lg:grid-cols-12 gap-x-6 gap-y-8 items-center">
        <div className="lg:col-span-7">
          <PromoText copy={copy} />
        </div>
        <div className="lg:col-span-5 flex flex-wrap items-center lg:justify-end gap-x-8 gap-y-5">
          <PromoLinks copy={copy} />
        </div>
      </div>
    </section>
  );
};

/** Five sets or plates: one large, four small. The column widths make the large frame a square. */
const SetsSection = ({ title, link, products }: SectionHeadingProps & { products: readonly Product[] }) => {
  const [first, ...others] = products;
  return (
    <section className="page pt-20 lg:pt-28 when-near">
      <SectionHeading title={title} {...(link ? { link } : {})} />
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,55fr)_minmax(0,45fr)]">
        {first && (
          <ProductCard
            product={first}
            sizes="(width >= 64rem) 735px, 100vw"
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
              sizes="(width >= 64rem) 288px, 46vw"
              frame="aspect-square"
            />
          ))}
        </div>
      </div>
    </section>
  );
};

/** Full-width picture of a laid table, cropped at the sides on phones. */
const LaidTable = ({ alt }: { alt: string }) => (
  <div className="relative overflow-hidden mt-20 lg:mt-28 aspect-[4/3] md:aspect-video lg:aspect-[2/1] lg:max-h-[45rem]">
    <Photograph
      picture={{ path: 'scenes/laid-table', alt }}
      sizes="(width >= 48rem) 100vw, 134vw"
      widths={sceneWidths}
      className="absolute inset-0 size-full object-cover"
    />
  </div>
);

/** Section on the stamp under each plate. */
const StampSection = ({ copy }: { copy: HomeTexts }) => (
  <section className="page pt-20 lg:pt-28 when-near">
    <div className="grid lg:grid-cols-12 gap-x-6 gap-y-8 items-center">
      <div className="lg:col-span-6 bg-glaze aspect-square lg:aspect-[6/5] relative overflow-hidden">
        <Photograph
          picture={{ path: 'scenes/plate-back', alt: copy['story/pictureAlt'] }}
          sizes="(width >= 64rem) 668px, 100vw"
          className="absolute inset-0 size-full object-contain scale-[.97]"
        />
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <StampText copy={copy} />
      </div>
    </div>
  </section>
);

/** Five testimonials: 1, 2 or 3 at a time, looped (specification 2, Home). */
const Testimonials = ({ copy }: { copy: HomeTexts }) => {
  const { states } = useMessages('common');
  const language = useLanguage();
  return (
    <section className="mt-20 lg:mt-28 bg-glaze">
      <Carousel
        title={copy['sections/testimonials/title']}
        texts={states.carousel}
        count={(value) => formatNumber(value, language)}
        slides={testimonialsOf(copy).map((testimonial, index) => <Testimonial key={String(index)} {...testimonial} />)}
      />
    </section>
  );
};

interface StripProps {
  readonly title: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly products: readonly Product[];
  readonly className: string;
}

/** Five products in a row: scrolled on narrow screens, side by side on wide ones. */
const SaleStrip = ({ title, link, products, className }: StripProps) => (
  <section className={`page relative when-near ${className}`}>
    <SectionHeading title={title} link={link} />
    <ul className="grid gap-x-4 lg:gap-x-6 gap-y-10 max-lg:flex max-lg:overflow-x-auto max-lg:[scroll-snap-type:x] max-lg:-mx-4 max-lg:px-4 max-lg:scroll-px-4 md:max-lg:-mx-8 md:max-lg:px-8 md:max-lg:scroll-px-8 max-lg:pb-2 scrollbar-none lg:grid-cols-5">
      {products.map((product) => (
        <li key={product.id} className="max-lg:w-[46%] md:max-lg:w-[30%] max-lg:shrink-0 max-lg:snap-start">
          <ProductCard product={product} sizes="(width >= 64rem) 252px, (width >= 48rem) 30vw, 46vw" />
        </li>
      ))}
    </ul>
    <a href={link.to} className="md:hidden btn btn-quiet w-full mt-8">
      {link.label}
    </a>
  </section>
);
