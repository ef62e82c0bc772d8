import type { ReactNode } from 'react';
import { Icon } from '#core/ui/icon.tsx';
import { Spans } from '#core/ui/spans.tsx';
import { Stars } from '#features/products/ui/product-parts.tsx';
import type { DesignedPageContent } from '../page-value.ts';

/** Parts of the home page with the owner's texts, which the admin area's preview also renders. */
export type HomeTexts = DesignedPageContent<'home'>;

interface HeroTextProps {
  readonly copy: HomeTexts;
  /** Whether something is on sale: the first button leads there, otherwise to all products (decision 32). */
  readonly isOnSale: boolean;
  /** Element of the headline: a preview is no page of its own. */
  readonly Headline?: 'h1' | 'p';
}

/** Headline, sentence and links of the hero, on the dark background. */
export const HeroText = ({ copy, isOnSale, Headline = 'h1' }: HeroTextProps) => (
  <>
    <Headline className="display text-h1 whitespace-pre-line">{copy['hero/headline']}</Headline>
    <p className="text-lg text-lapis-200 mt-5 lg:mt-7 max-w-[30em]">
      <Spans spans={copy['hero/sub']} />
    </p>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 mt-8 lg:mt-10">
      {isOnSale ? (
        <a href="/products?sale=true" className="btn btn-white">
          {copy['hero/primary']}
        </a>
      ) : (
        <a href="/products" className="btn btn-white">
          {copy['hero/primaryWithoutSale']}
        </a>
      )}
      <a href="/products?new=true" className="link min-h-11 inline-flex items-center">
        {copy['hero/secondary']}
      </a>
    </div>
  </>
);

/** The section on the stamp under each plate, without its picture. */
export const StampText = ({ copy }: { copy: HomeTexts }) => (
  <>
    <h2 className="display text-h2">{copy['story/title']}</h2>
    <p className="text-lg mt-5 max-w-[32em]">
      <Spans spans={copy['story/text']} />
    </p>
    <p className="mt-6">
      <a href="/about" className="link min-h-11 inline-flex items-center gap-2">
        {copy['story/button']}
        <Icon name="arrow-left" className="size-4 ltr:mirror" />
      </a>
    </p>
  </>
);

/** Title and sentence of the welcome offer, on the dark background. */
export const PromoText = ({ copy }: { copy: HomeTexts }) => (
  <>
    <h2 className="display text-h2">{copy['promo/title']}</h2>
    <p className="text-lg text-lapis-200 mt-3 max-w-[34em]">
      <Spans spans={copy['promo/text']} />
    </p>
  </>
);

/** Links of the welcome offer. */
export const PromoLinks = ({ copy }: { copy: HomeTexts }) => (
  <>
    <a href="/products" className="btn btn-white">
      {copy['promo/button']}
    </a>
    <a href="/auth?tab=signup" className="link min-h-11 inline-flex items-center">
      {copy['promo/signUp']}
    </a>
  </>
);

/** Quote of a customer. */
export const Testimonial = ({ text, name, city }: Testimonial): ReactNode => (
  <figure className="bg-white p-7 lg:p-9 flex flex-col h-full">
    <Stars rating={5} className="text-lapis-700" />
    <blockquote className="display text-[1.375rem] leading-[1.75] mt-5 grow [letter-spacing:0]">
      <p>
        <q>{text}</q>
      </p>
    </blockquote>
    <figcaption className="mt-7 text-sm">
      <span className="font-medium block">{name}</span>
      <span className="text-mist">{city}</span>
    </figcaption>
  </figure>
);

interface Testimonial {
  readonly text: string;
  readonly name: string;
  readonly city: string;
}

/** The five testimonials (specification 2, Home). */
export const testimonialsOf = (copy: HomeTexts): readonly Testimonial[] =>
  ([0, 1, 2, 3, 4] as const).map((index) => ({
    text: copy[`testimonials/${index}/text`],
    name: copy[`testimonials/${index}/name`],
    city: copy[`testimonials/${index}/city`],
  }));
