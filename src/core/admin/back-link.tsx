import { Icon } from '#core/ui/icon.tsx';

interface BackLinkProps {
  readonly to: string;
  /** Names the list it leads to. */
  readonly label: string;
  readonly className?: string;
}

/** Link from a page of a section to the section's list, above the heading. */
export const BackLink = ({ to, label, className = '' }: BackLinkProps) => (
  <a href={to} className={`inline-flex items-center gap-2 min-h-11 text-mist hover:text-lapis-900 ${className}`}>
    <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
    {label}
  </a>
);
