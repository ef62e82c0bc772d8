import type { IconName } from './icon-names.ts';
import icons from './icons/icons.svg?url';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Line width, in units of the drawing. */
  readonly stroke?: number | undefined;
}

/** A decorative line icon in the text colour; its meaning is given as text next to it. */
export const Icon = ({ name, className = 'size-5', stroke = 1.5 }: IconProps) => (
  <svg
    className={`shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <use href={`${icons}#${name}`} />
  </svg>
);
