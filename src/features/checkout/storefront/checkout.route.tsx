import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { LanguageSwitch } from '#core/routing/language-switch.tsx';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { LotusIcon, UserIcon, Wordmark } from '#core/ui/icons.tsx';
import { ToastContainer } from '#core/ui/toast-container.tsx';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { Route } from './+types/checkout.route';
import { Checkout } from './checkout.tsx';

preloadMessages('cart', 'checkout', 'forms', 'offline');

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  return {
    head: serializeHead({
      ...serverTexts(language, settings).meta.checkout,
      language,
      publicUrl,
      path: '/checkout',
    }),
  };
};

export const meta = readHeadData;

/** Checkout page (specification 2). */
export default function CheckoutPage() {
  return (
    <div className="min-h-dvh flex flex-col">
      <CheckoutHeader />
      <main className="grow flex flex-col">
        <Checkout />
      </main>
      <ToastContainer />
    </div>
  );
}

/** Header of the checkout: cart, logo, help, language and account; the draft survives each of these links (decision 17). */
function CheckoutHeader() {
  const { layout } = useMessages('common');
  const session = useSession();
  const signIn = signInAddress({ pathname: '/checkout', search: '', hash: '' });
  const account = session ? layout.nav.myAccount : layout.nav.login;
  const { checkout } = useMessages('checkout');
  return (
    <header className="bg-porcelain border-b border-lapis-200">
      <div className="page grid grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[1fr_auto_1fr] items-center gap-2 sm:gap-4 h-16 lg:h-[88px]">
        <a href="/cart" className="inline-flex items-center gap-2 min-h-11 text-sm" aria-label={checkout.backToCart}>
          <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
          <span className="hidden sm:inline">{checkout.backToCart}</span>
          <span className="sm:hidden">{layout.nav.cart}</span>
        </a>
        <a
          href="/"
          className="flex items-center max-sm:justify-center gap-2.5 min-w-0 min-h-11"
          aria-label={layout.brand}
        >
          <LotusIcon className="size-9 max-[22rem]:hidden en:max-sm:hidden" stroke={1.8} />
          <Wordmark
            className="h-8 rtl:mt-1 ltr:h-[18px]"
            typeClassName="text-base lg:text-2xl leading-tight line-clamp-2 max-lg:max-w-32 lg:max-w-64"
          />
        </a>
        <div className="flex items-center justify-end -me-2.5">
          <a href="/contact" className="max-lg:hidden min-h-11 inline-flex items-center px-3 text-sm">
            {checkout.help}
          </a>
          <LanguageSwitch className="inline-flex" />
          <a href={session ? '/account' : signIn} aria-label={account} className="grid place-items-center size-11">
            <UserIcon />
          </a>
        </div>
      </div>
    </header>
  );
}
