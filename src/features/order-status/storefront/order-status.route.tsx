import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { NeedsScripts } from '#core/ui/needs-scripts.tsx';
import { useTitle } from '#core/ui/use-title.ts';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import type { Route } from './+types/order-status.route';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { useOrder } from './use-order.ts';

preloadMessages('cart', 'checkout', 'forms', 'payment');

export const loader = ({ context, params }: Route.LoaderArgs) => {
  const { language, publicUrl, settings, facts } = context.get(renderContext);
  const page = serverTexts(language, settings).meta.confirmation;
  return {
    instapayHandle: facts.instapayHandle,
    head: serializeHead({
      ...page,
      language,
      publicUrl,
      path: `/order-confirmation/${params.orderNumber}`,
    }),
  };
};

export const meta = readHeadData;

/** Order confirmation (specification 2). The server renders the same page for all; the browser loads the customer's order. */
export default function OrderConfirmationPage({ loaderData, params }: Route.ComponentProps) {
  const { states } = useMessages('common');
  const { notices } = useMessages('forms');
  const { confirmation } = useMessages('checkout');
  const t = useMessages('payment');
  const { state, ...lookup } = useOrder(params.orderNumber);
  useTitle(state.kind === 'unknown' ? notices.order.notFound.title : null);
  return (
    <div className="page pt-14 lg:pt-20 pb-24 min-h-dvh">
      <NeedsScripts />
      {state.kind === 'loading' && <LoadingShape label={states.loading} />}
      {state.kind === 'unknown' && (
        <EmptyState
          heading="h1"
          title={notices.order.notFound.title}
          text={confirmation.unknown}
          link={{ to: '/', label: states.backHome }}
        />
      )}
      {state.kind === 'returned-guest' && (
        <EmptyState
          heading="h1"
          title={t.guest.title}
          text={t.guest.text}
          link={{
            to: signInAddress({ pathname: `/order-confirmation/${params.orderNumber}`, search: '', hash: '' }),
            label: t.guest.button,
          }}
        />
      )}
      {state.kind === 'loaded' && (
        <ConfirmedOrder
          key={state.order.orderNumber}
          order={state.order}
          lookup={lookup}
          instapayHandle={loaderData.instapayHandle}
        />
      )}
    </div>
  );
}

const LoadingShape = ({ label }: { label: string }) => (
  <div role="status" className="max-w-[860px] mx-auto noscript:hidden">
    <span className="sr-only">{label}</span>
    <div className="grid justify-items-center gap-6 animate-breathe">
      <div className="bg-glaze-2 size-20" />
      <div className="bg-glaze-2 h-14 w-72 max-w-full" />
      <div className="bg-glaze-2 h-6 w-96 max-w-full" />
      <div className="bg-glaze-2 h-11 w-80 max-w-full rounded-full" />
      <div className="bg-glaze-2 h-40 w-full mt-8" />
      <div className="bg-glaze-2 h-80 w-full" />
    </div>
  </div>
);
