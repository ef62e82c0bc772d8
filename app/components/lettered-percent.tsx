import { directionOf } from '../../domain/language.ts';
import { formatNumber, formatPercent } from '../../locales/format.ts';
import { useLanguage } from '../i18n/messages.tsx';

/**
 * A percentage as it is lettered in the well of a plate, in the font size of its parent. The Arabic zero is a dot in the middle
 * of a wide digit: alone it reads as a sign of its own, and browsers ignore letter spacing in Arabic, so each digit after the
 * first has a margin.
 */
export const LetteredPercent = ({ percent }: { percent: number }) => {
  const language = useLanguage();
  const whole = formatPercent(percent, language);
  const digits = formatNumber(percent, language);
  return (
    <bdi dir={directionOf(language)}>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-[.05em]">
        <span>
          {[...digits].map((digit, place) => (
            <span key={place} className={place > 0 ? 'rtl:me-[-.16em]' : undefined}>
              {digit}
            </span>
          ))}
        </span>
        <span className="text-[.56em]">{whole.replace(digits, '')}</span>
      </span>
    </bdi>
  );
};
