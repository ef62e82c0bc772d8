interface PageLinksProps {
  readonly label: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /** Path of the open page. */
  readonly open: string;
  readonly className?: string;
}

/** Navigation between the pages of a section or the views of a page. */
export const PageLinks = ({ label, pages, open, className = '' }: PageLinksProps) => (
  <nav aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
    {pages.map(({ path, title }) => (
      <a
        key={path}
        href={path}
        aria-current={path === open ? 'page' : undefined}
        className={`inline-flex items-center min-h-11 px-4 rounded-full border ${path === open ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
      >
        {title}
      </a>
    ))}
  </nav>
);
