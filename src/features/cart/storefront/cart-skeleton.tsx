import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Placeholder of the cart until the lines are read from the device. */
export function CartSkeleton() {
  const { states } = useMessages('common');
  return (
    <div role="status" className="noscript:hidden grid lg:grid-cols-[1fr_420px] gap-x-14 gap-y-10 items-start">
      <span className="sr-only">{states.loading}</span>
      <div className="rows animate-breathe">
        <RowShape />
        <RowShape />
      </div>
      <div className="bg-glaze h-[26rem] animate-breathe" />
    </div>
  );
}

const RowShape = () => (
  <div className="grid grid-cols-[104px_1fr] sm:grid-cols-[148px_1fr_auto] gap-x-4 sm:gap-x-6 py-6 sm:py-7">
    <div className="bg-glaze-2 aspect-square" />
    <div>
      <div className="bg-glaze-2 h-6 w-3/5 max-w-56 mt-1.5" />
      <div className="bg-glaze-2 h-4 w-2/5 max-w-36 mt-3" />
    </div>
  </div>
);
