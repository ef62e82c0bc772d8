import type { ReactNode } from 'react';
import { sceneWidths } from '../../domain/photographs.ts';
import { useSettings } from '../i18n/messages.tsx';
import { LetteredPercent } from './lettered-percent.tsx';
import { Photograph } from './photograph.tsx';

/** A plate with the first-order discount lettered in its well, in the font size of its parent; empty without a discount. */
export const EmptyWelcome = ({ sizes, className }: { sizes: string; className: string }) => {
  const { welcomePercent } = useSettings().offers;
  return (
    <WelcomePlate sizes={sizes} className={className}>
      {welcomePercent > 0 && (
        <p
          aria-hidden="true"
          className="absolute inset-0 grid place-content-center text-lapis-700 mix-blend-multiply display leading-none! num"
        >
          <LetteredPercent percent={welcomePercent} />
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
