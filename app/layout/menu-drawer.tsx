import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';

import { Icon } from '../ui/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { collectionLinks, type NavigationItem, navLinks, shownLink } from './nav-links.ts';
import type { OpenDialogProps } from './use-dialog-on-demand.tsx';

/** Navigation of narrow screens, initially open: a full-height sheet from the inline start. */
export const MenuDrawer = ({ onClose }: OpenDialogProps) => {
  const words = useMessages('common');
  const { nav } = words.layout;
  const sheet = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const { key } = location;
  const shown = shownLink(location);
  const [openedAt] = useState(key);
  const [products, ...others] = navLinks(words);

  useEffect(() => {
    // following a link changes the location, which closes the drawer
    if (key !== openedAt) sheet.current?.close();
    else if (!sheet.current?.open) sheet.current?.showModal();
  }, [key, openedAt]);

  return (
    <dialog
      ref={sheet}
      aria-label={nav.label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className="fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-[min(24rem,100vw)] max-w-none bg-porcelain text-lapis-900 dim-behind open:animate-appear"
    >
      <div className="flex items-center justify-between h-16 ps-5 pe-2 border-b border-lapis-200">
        <LanguageSwitch className="inline-flex -ms-3" />
        <button
          type="button"
          aria-label={nav.closeMenu}
          onClick={() => sheet.current?.close()}
          className="grid place-items-center size-11"
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <nav aria-label={nav.label} className="px-5 pb-8">
        {products && <Row {...products} shown={shown} />}
        <ul aria-label={nav.collections} className="ps-4 border-b border-lapis-200">
          {collectionLinks(words).map(({ to, label }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={to === shown ? 'page' : undefined}
                className="flex items-center min-h-12 text-mist hover:text-lapis-900 aria-[current=page]:font-medium aria-[current=page]:text-lapis-900"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        {others.map((link) => (
          <Row key={link.to} {...link} shown={shown} />
        ))}
      </nav>
    </dialog>
  );
};

const Row = ({ to, label, isSale, shown }: NavigationItem & { readonly shown: string }) => (
  <a
    href={to}
    aria-current={to === shown ? 'page' : undefined}
    className={`flex items-center min-h-14 text-lg border-b border-lapis-200 aria-[current=page]:border-current aria-[current=page]:font-medium ${isSale ? 'text-carnelian-700 font-medium' : ''}`}
  >
    {label}
  </a>
);
