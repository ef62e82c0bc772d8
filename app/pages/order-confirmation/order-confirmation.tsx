import { editorialOf } from '../../../locales/editorial.ts';
import { owner } from '../../../owner.ts';
import { visitContext } from '../../api/visit.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { readHead } from '../../parts/read-head.ts';
import { useTitle } from '../../parts/use-title.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/order-confirmation.ts';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { useOrder } from './use-order.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  return {
    instapayHandle: owner.instapayHandle,
    head: writeHead({ ...editorialOf(language).meta.confirmation, language, publicUrl, path: '/', isPrivate: true }),
  };
};

export const meta = readHead;

/** The order confirmation (specification 2). The page is everybody's; the order comes to its owner, in the browser. */
export default function OrderConfirmationPage({ loaderData, params }: Route.ComponentProps) {
  const { pages } = useWords();
  const { confirmation, notices } = useTillWords();
  const state = useOrder(params.orderNumber);
  useTitle(state.kind === 'unknown' ? notices.order.notFound.title : null);
  return (
    <div className="page pt-14 lg:pt-20 pb-24 min-h-dvh">
      {state.kind === 'loading' && <LoadingShape label={pages.loading} />}
      {state.kind === 'unknown' && (
        <EmptyPlate
          heading="h1"
          title={notices.order.notFound.title}
          text={confirmation.unknown}
          link={{ to: '/', label: pages.backHome }}
        />
      )}
      {state.kind === 'found' && <ConfirmedOrder order={state.order} instapayHandle={loaderData.instapayHandle} />}
    </div>
  );
}

const LoadingShape = ({ label }: { label: string }) => (
  <div role="status" className="max-w-[860px] mx-auto">
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
