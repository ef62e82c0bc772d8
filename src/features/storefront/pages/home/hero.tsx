import { formatNumber, formatPercent } from '#core/i18n/format.ts';
import { directionOf } from '#core/i18n/language.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { sceneWidths } from '#core/pictures/photographs.ts';
import { Photograph } from '#core/ui/photograph.tsx';
import { HeroText, type HomeTexts } from '#features/content/ui/home-texts.tsx';

interface HeroProps {
  readonly copy: HomeTexts;
  /** 0 when nothing is on sale, which hides the claim (decision 32). */
  readonly greatestDiscountPercent: number;
}

/** Hero with the sale; its text is HTML, so that it is accessible, selectable and translatable. */
export const Hero = ({ copy, greatestDiscountPercent }: HeroProps) => (
  <section className="night relative bg-lapis-800 stars text-white overflow-x-clip">
    <div className="page grid lg:grid-cols-12 gap-x-8 lg:h-[756px]">
      <div className="lg:col-span-6 pt-28 lg:pt-[min(210px,24svh)] relative z-10">
        <HeroText copy={copy} isOnSale={greatestDiscountPercent > 0} />
      </div>
      <div className="lg:col-span-6 relative h-[330px] sm:h-[480px] lg:h-auto mt-10 lg:mt-0">
        <div className="absolute top-0 lg:top-[84px] -inset-x-32 lg:start-auto lg:-end-14 flex justify-center lg:block">
          <div className="relative shrink-0 aspect-square w-[410px] sm:w-[560px] lg:w-[784px]">
            <Photograph
              picture={{ path: 'scenes/hero-plate', alt: '' }}
              sizes="(width >= 64rem) 784px, (width >= 30rem) 560px, 410px"
              widths={sceneWidths}
              isFirst
              className="hero-plate absolute inset-0 size-full"
            />
            {greatestDiscountPercent > 0 && <Lettering copy={copy} percent={greatestDiscountPercent} />}
          </div>
        </div>
      </div>
    </div>
  </section>
);

const Lettering = ({ copy, percent }: { copy: HomeTexts; percent: number }) => {
  const language = useLanguage();
  const sign = formatPercent(0, language).replace(formatNumber(0, language), '');
  return (
    <p className="absolute inset-0 grid place-content-center text-center text-lapis-700 mix-blend-multiply">
      <span className="name text-[1.25rem] lg:text-[2.125rem] leading-none!">{copy['hero/plate/lead']}</span>
      <span className="display leading-none! text-[6rem] lg:text-[11rem] mt-2 lg:mt-4 num">
        <bdi dir={directionOf(language)} className="inline-flex items-center gap-[.05em]">
          {/* the Arabic zero is a dot in the middle of a wide digit, which alone is mistaken for punctuation */}
          <span className="rtl:tracking-[-.12em]">{formatNumber(percent, language)}</span>
          <span className="text-[.56em]">{sign}</span>
        </bdi>
      </span>
      <span className="name text-[1.25rem] lg:text-[2.125rem] leading-none! mt-3 lg:mt-7">
        {copy['hero/plate/rest']}
      </span>
    </p>
  );
};
