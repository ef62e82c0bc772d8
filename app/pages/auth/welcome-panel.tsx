import { directionOf } from '../../../domain/language.ts';
import { sceneWidths } from '../../../domain/photographs.ts';
import { formatNumber, formatPercent } from '../../../locales/format.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';
import { Photograph } from '../../parts/photograph.tsx';

/** Percent off the first order (specification 9). */
const WELCOME_PERCENT = 10;

/** What an account brings, lettered in the well of a plate on night; for screens with room beside the form. */
export const WelcomePanel = () => {
  const { panel } = useTillWords().auth;
  return (
    <aside className="hidden lg:grid night bg-lapis-800 stars text-white place-content-center justify-items-center text-center px-10 py-16">
      <div className="relative size-[min(32rem,38vw)]">
        <Photograph
          picture={{ path: 'scenes/hero-plate', alt: '' }}
          sizes="(width >= 64rem) 512px, 1px"
          widths={sceneWidths}
          className="absolute inset-0 size-full"
        />
        <Lettering />
      </div>
      <h2 className="display text-h3 mt-8">{panel.title}</h2>
      <p className="text-lapis-200 mt-3 max-w-[26em]">{panel.text}</p>
    </aside>
  );
};

const Lettering = () => {
  const language = useLanguage();
  const sign = formatPercent(0, language).replace(formatNumber(0, language), '');
  return (
    <p
      aria-hidden="true"
      className="absolute inset-0 grid place-content-center text-lapis-700 mix-blend-multiply display leading-none! text-[7rem] num"
    >
      <bdi dir={directionOf(language)} className="inline-flex items-center gap-[.05em]">
        <span>{formatNumber(WELCOME_PERCENT, language)}</span>
        <span className="text-[.56em]">{sign}</span>
      </bdi>
    </p>
  );
};
