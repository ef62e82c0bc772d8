import { Icon } from './icon.tsx';

export interface SectionHeadingProps {
  readonly title: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** A section's title under the rim line, with a link to the full list on wide screens. */
export const SectionHeading = ({ title, link }: SectionHeadingProps) => (
  <div>
    <hr className="rim" />
    <div className="flex items-baseline justify-between gap-6 pt-5 pb-7 md:pt-6 md:pb-9">
      <h2 className="display text-h2">{title}</h2>
      {link && (
        <a href={link.to} className="link text-base shrink-0 hidden md:inline-flex items-center gap-2">
          <span>{link.label}</span>
          <Icon name="arrow-left" className="size-4 ltr:mirror" />
        </a>
      )}
    </div>
  </div>
);
