import { RichText } from '#core/ui/rich-text.tsx';
import { Spans } from '#core/ui/spans.tsx';
import type { DesignedPageContent } from '../page-value.ts';

/** Parts of the about page with the owner's texts, which the admin area's preview also renders. */
export type AboutTexts = DesignedPageContent<'about'>;

/** Title and introduction, on the dark background; `Title` is its element, because a preview is no page of its own. */
export const AboutHeroText = ({ copy, Title = 'h1' }: { copy: AboutTexts; Title?: 'h1' | 'p' }) => (
  <>
    <Title className="display text-h1 max-w-[9em]">{copy['hero/title']}</Title>
    <p className="text-lg text-lapis-200 mt-6 max-w-[30em]">
      <Spans spans={copy['hero/text']} />
    </p>
  </>
);

/** The brand's story. */
export const Story = ({ copy }: { copy: AboutTexts }) => (
  <>
    <hr className="rim" />
    <div className="grid lg:grid-cols-12 gap-x-6 pt-6">
      <h2 className="display text-h2 lg:col-span-4">{copy['story/title']}</h2>
      <div className="lg:col-span-7 lg:col-start-6 pt-6 lg:pt-3 text-lg [&_p+p]:pt-6">
        <RichText text={copy['story/text']} />
      </div>
    </div>
  </>
);

/** The brand's four values (specification 2, About). */
export const Values = ({ copy }: { copy: AboutTexts }) => (
  <>
    <hr className="rim" />
    <h2 className="display text-h2 pt-6 pb-7 lg:pb-9">{copy['values/title']}</h2>
    <ul className="border-b border-lapis-200">
      {([0, 1, 2, 3] as const).map((index) => (
        <li key={index} className="grid lg:grid-cols-12 gap-x-6 gap-y-1 items-baseline border-t border-lapis-200 py-6">
          <h3 className="display text-h4 lg:col-span-5">{copy[`values/items/${index}/title`]}</h3>
          <p className="lg:col-span-7 lg:col-start-6 max-w-[38em]">
            <Spans spans={copy[`values/items/${index}/text`]} />
          </p>
        </li>
      ))}
    </ul>
  </>
);

/** Invitation to the products and the contact page. */
export const Call = ({ copy }: { copy: AboutTexts }) => (
  <>
    <div>
      <h2 className="display text-h2">{copy['call/title']}</h2>
      <p className="text-lg mt-2">
        <Spans spans={copy['call/text']} />
      </p>
    </div>
    <p className="flex flex-wrap gap-4">
      <a href="/products" className="btn btn-primary">
        {copy['call/products']}
      </a>
      <a href="/contact" className="btn btn-line">
        {copy['call/contact']}
      </a>
    </p>
  </>
);
