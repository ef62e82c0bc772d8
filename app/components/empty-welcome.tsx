import type { ReactNode } from 'react';
import { directionOf } from '../../domain/language.ts';
import { sceneWidths } from '../../domain/photographs.ts';
import { formatNumber, formatPercent } from '../../locales/format.ts';
import { useLanguage, useSettings } from '../i18n/messages.tsx';
import { Photograph } from './photograph.tsx';

/** A plate with the first-order discount lettered in its well, in the font size of its parent; empty without a discount. */
export const EmptyWelcome = ({ sizes, className }: { sizes: string; className: string }) => {
  const { welcomePercent } = useSettings().offers;
  return (
    <WelcomePlate sizes={sizes} className={className}>
      {welcomePercent > 0 && (
        <p className="absolute inset-0 grid place-content-center text-lapis-700 mix-blend-multiply display leading-none! num">
          <LetteredPercent percent={welcomePercent} />
        </p>
      )}
    </WelcomePlate>
  );
};

/**
 * A percentage as it is lettered in the well of a plate, in the font size of its parent; only for the eye. The Arabic zero is a dot in
 * the middle of a wide digit, which reads as a sign of its own, so digits stand closer where the browser spaces Arabic letters. A
 * margin for each digit would do so everywhere, but moves the digits when their font arrives.
 */
export const LetteredPercent = ({ percent }: { percent: number }) => {
  const language = useLanguage();
  const digits = formatNumber(percent, language);
  return (
    <bdi aria-hidden="true" dir={directionOf(language)} className="inline-flex items-center gap-[.05em]">
      <span className="rtl:tracking-[-.12em]">{digits}</span>
      <span className="text-[.56em]">{formatPercent(percent, language).replace(digits, '')}</span>
    </bdi>
  );
};

interface WelcomePlateProps {
  readonly sizes: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** The plate, with what is lettered in its well. */
export const WelcomePlate = ({ sizes, className, children }: WelcomePlateProps) => (
  <div className={`relative ${className}`}>
    <Photograph
      picture={{ path: 'scenes/hero-plate', alt: '' }}
      sizes={sizes}
      widths={sceneWidths}
      className="absolute inset-0 size-full"
    />
    {children}
  </div>
);
