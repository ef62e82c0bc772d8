import { directionOf } from '../../domain/language.ts';
import { sceneWidths } from '../../domain/photographs.ts';
import { formatNumber, formatPercent } from '../../locales/format.ts';
import { useLanguage } from '../i18n/messages.tsx';

import { Photograph } from './photograph.tsx';

/** Percent off the first order (specification 9). */
const WELCOME_PERCENT = 10;

/** The first-order discount lettered in the well of a plate, in the font size of its parent. */
export const EmptyWelcome = ({ sizes, className }: { sizes: string; className: string }) => {
  const language = useLanguage();
  const sign = formatPercent(0, language).replace(formatNumber(0, language), '');
  return (
    <div className={`relative ${className}`}>
      <Photograph
        picture={{ path: 'scenes/hero-plate', alt: '' }}
        sizes={sizes}
        widths={sceneWidths}
        className="absolute inset-0 size-full"
      />
      <p
        aria-hidden="true"
        className="absolute inset-0 grid place-content-center text-lapis-700 mix-blend-multiply display leading-none! num"
      >
        <bdi dir={directionOf(language)} className="inline-flex items-center gap-[.05em]">
          <span>{formatNumber(WELCOME_PERCENT, language)}</span>
          <span className="text-[.56em]">{sign}</span>
        </bdi>
      </p>
    </div>
  );
};
