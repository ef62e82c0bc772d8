import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '#core/i18n/format.ts';
import { directionOf } from '#core/i18n/language.ts';
import { useLanguage, useSettings } from '#core/i18n/messages-provider.tsx';
import { sceneWidths } from '#core/pictures/photographs.ts';
import { Photograph } from '#core/ui/photograph.tsx';

/** A plate with the first-order discount lettered in its well, in the font size of its parent; empty without a discount. */
export const EmptyWelcome = ({ sizes, className }: { sizes: string; className: string }) => {
  const { welcomePercent } = useSettings().offers;
  const language = useLanguage();
  const sign = formatPercent(0, language).replace(formatNumber(0, language), '');
  return (
    <WelcomePlate sizes={sizes} className={className}>
      {welcomePercent > 0 && (
        <p
          aria-hidden="true"
          className="absolute inset-0 grid place-content-center text-lapis-700 mix-blend-multiply display leading-none! num"
        >
          <bdi dir={directionOf(language)} className="inline-flex items-center gap-[.05em]">
            <span>{formatNumber(welcomePercent, language)}</span>
            <span className="text-[.56em]">{sign}</span>
          </bdi>
        </p>
      )}
    </WelcomePlate>
  );
};

interface WelcomePlateProps {
  readonly sizes: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** The plate with the lettering in its well. */
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
