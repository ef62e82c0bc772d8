import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';

/** The shape of the form until the device has told what is in the cart. */
export function CheckoutSkeleton() {
  const { pages } = useWords();
  const { checkout } = useTillWords();
  return (
    <div className="lg:grid lg:grid-cols-[1fr_minmax(0,46%)] grow">
      <div className="lg:flex lg:justify-end">
        <div className="w-full lg:max-w-[700px] px-4 md:px-8 lg:px-10 lg:pe-16 pt-8 lg:pt-14 pb-16">
          <h1 className="display text-h2 pb-2">{checkout.title}</h1>
          <p role="status" className="sr-only">
            {pages.loading}
          </p>
          <div className="grid sm:grid-cols-2 gap-x-4 gap-y-5 pt-12 animate-breathe" aria-hidden="true">
            <div className="sm:col-span-2 bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="sm:col-span-2 bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="sm:col-span-2 bg-glaze-2 h-60" />
          </div>
        </div>
      </div>
      <div className="max-lg:hidden bg-glaze border-s border-lapis-200" />
    </div>
  );
}
