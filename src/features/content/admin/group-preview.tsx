import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { type ContentLanguage, directionOf } from '#core/i18n/language.ts';
import type { parseText } from '#core/text/parse-text.ts';
import type { PlaceholderValues } from '#core/text/placeholders.ts';
import { fillText } from '#core/text/text-kinds.ts';
import type { DesignedPageName } from '../content-page-names.ts';
import { fieldsOf } from '../designed-page-fields.ts';
import { AboutHeroText, type AboutTexts, Call, Story, Values } from '../ui/about-texts.tsx';
import {
  HeroText,
  type HomeTexts,
  PromoLinks,
  PromoText,
  StampText,
  Testimonial,
  testimonialsOf,
} from '../ui/home-texts.tsx';

/** Texts of a designed page, by name. */
export type Texts = Readonly<Record<string, string>>;

interface GroupPreviewProps {
  readonly name: DesignedPageName;
  readonly group: string;
  readonly language: ContentLanguage;
  readonly texts: Texts;
  readonly placeholders: PlaceholderValues;
  readonly parser: { readonly parse: typeof parseText };
}

/** Preview of one part of a designed page in one language. */
export const GroupPreview = ({ name, group, language, texts, placeholders, parser }: GroupPreviewProps) => {
  const deferredTexts = useDeferredValue(texts);
  const copy = useMemo(() => {
    const names = Object.keys(placeholders);
    return Object.fromEntries(
      fieldsOf(name).map(({ name: field, kind }) => {
        const { content } = parser.parse(kind, deferredTexts[field] ?? '', names);
        return [field, fillText(kind, content, placeholders)];
      }),
    );
  }, [name, deferredTexts, placeholders, parser]);
  return (
    <div dir={directionOf(language)} lang={language} className="wrap-anywhere">
      {name === 'home'
        ? homePart(group, copy as unknown as HomeTexts)
        : aboutPart(group, copy as unknown as AboutTexts)}
    </div>
  );
};

const homePart = (group: string, copy: HomeTexts): ReactNode => {
  switch (group) {
    case 'hero':
      return (
        <Night>
          <HeroText copy={copy} isOnSale Headline="p" />
          <p className="btn btn-white mt-4">{copy['hero/primaryWithoutSale']}</p>
          <p className="name mt-8">
            {copy['hero/plate/lead']} … {copy['hero/plate/rest']}
          </p>
        </Night>
      );
    case 'story':
      return (
        <Plain>
          <StampText copy={copy} />
        </Plain>
      );
    case 'testimonials':
      return (
        <div className="bg-glaze p-5 grid gap-4">
          <p className="display text-h2">{copy['sections/testimonials/title']}</p>
          {testimonialsOf(copy).map((testimonial, index) => (
            <Testimonial key={String(index)} {...testimonial} />
          ))}
        </div>
      );
    case 'promo':
      return (
        <Night>
          <PromoText copy={copy} />
          <p className="flex flex-wrap items-center gap-x-8 gap-y-5 mt-8">
            <PromoLinks copy={copy} />
          </p>
        </Night>
      );
    default:
      return <Heading copy={copy} group={group} />;
  }
};

/** Title of a section of products, with its link if it has one. */
const Heading = ({ copy, group }: { copy: Readonly<Record<string, unknown>>; group: string }) => {
  const [title, all] = ['title', 'all'].map((field) => copy[`sections/${group}/${field}`]);
  return (
    <Plain>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="display text-h2">{String(title)}</span>
        {all !== undefined && <span className="link text-base">{String(all)}</span>}
      </p>
    </Plain>
  );
};

const aboutPart = (group: string, copy: AboutTexts): ReactNode => {
  switch (group) {
    case 'hero':
      return (
        <Night>
          <AboutHeroText copy={copy} Title="p" />
        </Night>
      );
    case 'story':
      return (
        <Plain>
          <Story copy={copy} />
        </Plain>
      );
    case 'values':
      return (
        <Plain>
          <Values copy={copy} />
        </Plain>
      );
    default:
      return (
        <div className="bg-glaze p-5 grid gap-6">
          <Call copy={copy} />
        </div>
      );
  }
};

const Night = ({ children }: { children: ReactNode }) => (
  <div className="night bg-lapis-800 stars text-white p-5 sm:p-8">{children}</div>
);

const Plain = ({ children }: { children: ReactNode }) => <div className="bg-white p-5 sm:p-8">{children}</div>;
