import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { UserIcon } from '#core/ui/icons.tsx';
import { useIsStaff } from '#features/auth/ui/use-is-staff.ts';
import { useLogOut } from '#features/auth/ui/use-log-out.ts';
import { syncWishlistButtons } from '#features/wishlist/ui/wishlist.ts';

const row = 'flex items-center gap-3 w-full min-h-12 px-5 text-start hover:bg-lapis-50 focus-visible:-outline-offset-2';

/** The signed-in user's menu, loaded after sign-in; it also syncs the wishlist buttons. */
export const AccountMenuPopover = () => {
  const { nav } = useMessages('common').layout;
  const menu = useRef<HTMLDivElement>(null);
  // a customer does not get the first-order discount
  const { logOut, isBusy } = useLogOut();
  const [isNear, setNear] = useState(false);
  const isStaff = useIsStaff(isNear);
  const near = () => setNear(true);
  const close = () => menu.current?.hidePopover();
  useEffect(syncWishlistButtons, []);
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={nav.myAccount}
        onPointerEnter={near}
        onFocus={near}
        onClick={near}
        className="grid place-items-center size-11 [anchor-name:--account]"
      >
        <UserIcon />
      </button>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="fixed inset-auto top-16 end-4 m-0 min-w-52 py-2 bg-white text-lapis-900 shadow-pop open:animate-rise supports-[position-area:block-end]:inset-auto [position-anchor:--account] [position-area:block-end_span-inline-start]"
      >
        <a href="/account" className={row} onClick={close}>
          <Icon name="user" className="size-5" />
          {nav.myAccount}
        </a>
        <button
          type="button"
          className={row}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            close();
            void logOut();
          }}
        >
          <Icon name="log-out" className="size-5 rtl:mirror" />
          {nav.logout}
        </button>
        {/* the last row: it appears late, and must not move a row that is being pressed */}
        {isStaff && (
          <a href="/admin" className={row} onClick={close}>
            <Icon name="chart-column" className="size-5" />
            {nav.admin}
          </a>
        )}
      </div>
    </>
  );
};
