import type { ReactNode } from 'react';
import { Photograph } from './photograph.tsx';

export interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The main link. Omit it and pass a button as a child if the action is not a link. */
  readonly link?: {
    readonly to: string;
    readonly label: string;
    /** Loads the target as a full document. */
    readonly isWholePage?: true;
  };
  readonly heading?: 'h1' | 'h2';
  /** Content below the button. */
  readonly children?: ReactNode;
}

/** Empty state: an empty plate, one sentence, one button. */
export const EmptyState = ({ title, text, link, heading: Heading = 'h2', children }: EmptyStateProps) => (
  <div className="py-14 px-6 grid justify-items-center text-center">
    <Photograph picture={{ path: 'scenes/empty-plate', alt: '' }} sizes="288px" className="size-72 -my-4" isEager />
    <Heading className="display text-h3 mt-6">{title}</Heading>
    <p className="text-mist mt-1 max-w-[34em]">{text}</p>
    {link && (
      <a href={link.to} className="btn btn-primary mt-7" data-whole={link.isWholePage}>
        {link.label}
      </a>
    )}
    {children}
  </div>
);
