import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useCloseOnNavigation } from '#core/routing/use-close-on-navigation.ts';
import type { OpenDialogProps } from '#core/routing/use-dialog-on-demand.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { SearchBox } from './search-box.tsx';

/** Search dialog of the header, open on mount: a sheet at the top with the suggestions below its field. */
export const SearchDialog = ({ onClose }: OpenDialogProps) => {
  const { productList, fields } = useMessages('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const navigation = useCloseOnNavigation(true, () => dialog.current?.close());

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-label={productList.search}
      {...navigation}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none max-h-[92dvh] overflow-y-auto overscroll-contain bg-porcelain text-lapis-900 shadow-pop dim-behind open:animate-appear"
    >
      <search className="page block py-3 lg:py-6">
        <form
          action="/products"
          autoComplete="off"
          className="flex items-start gap-2 max-w-3xl mx-auto"
          onSubmit={(event) => {
            event.preventDefault();
            const q = String(new FormData(event.currentTarget).get('q')).trim();
            void navigate(q === '' ? '/products' : `/products?${new URLSearchParams({ q })}`);
          }}
        >
          <div className="grow min-w-0">
            <SearchBox />
          </div>
          <button
            type="button"
            aria-label={fields.close}
            onClick={() => dialog.current?.close()}
            className="grid place-items-center size-11 my-1 -me-2.5"
          >
            <Icon name="x" className="size-6" />
          </button>
        </form>
      </search>
    </dialog>
  );
};
