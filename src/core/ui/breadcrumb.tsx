import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from './icon.tsx';

/** A step of the breadcrumb; the last one is the current page. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Breadcrumb from the home page to this page; adds the home page itself. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { layout } = useMessages('common');
  const way = [{ label: layout.nav.home, to: '/' }, ...crumbs];
  return (
    <nav aria-label={layout.nav.breadcrumb} className="text-sm text-mist">
      <ol className="flex flex-wrap items-center gap-x-2">
        {way.map(({ label, to }, index) => (
          <li
            key={to}
            className="inline-flex items-center gap-2 last:grow last:basis-16 max-[22rem]:last:basis-28 last:min-w-0"
          >
            {index > 0 && <Icon name="chevron-right" className="size-4 rtl:mirror" />}
            {index === way.length - 1 ? (
              <span aria-current="page" className="inline-flex items-center min-w-0 min-h-11 text-lapis-900">
                <bdi className="truncate">{label}</bdi>
              </span>
            ) : (
              <a
                href={to}
                className="inline-flex items-center min-h-11 hover:text-lapis-900 hover:underline underline-offset-[.4em]"
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
