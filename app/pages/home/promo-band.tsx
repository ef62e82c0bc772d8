import type { Editorial } from '../../../locales/editorial.ts';

/** The welcome offer on night ground, with the way into the shop (specification 2, Home). */
export const PromoBand = ({ copy }: { copy: Editorial['home']['promo'] }) => (
  <section className="night bg-lapis-800 stars text-white when-near">
    <div className="page py-16 lg:py-24 grid lg:grid-cols-12 gap-x-6 gap-y-8 items-center">
      <div className="lg:col-span-7">
        <h2 className="display text-h2">{copy.title}</h2>
        <p className="text-lg text-lapis-200 mt-3 max-w-[34em]">{copy.text}</p>
        <p className="text-lapis-200 mt-2 max-w-[34em]">{copy.bundle}</p>
      </div>
      <div className="lg:col-span-5 flex flex-wrap items-center lg:justify-end gap-x-8 gap-y-5">
        <a href="/auth?tab=signup" className="cartouche text-lg">
          {copy.signUp}
        </a>
        <a href="/products" className="btn btn-white">
          {copy.button}
        </a>
      </div>
    </div>
  </section>
);
