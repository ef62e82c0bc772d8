import type { ProductCard as Product } from '../../../contract/products.ts';
import { ProductCard } from '../../components/product-card.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';

interface StripProps {
  readonly title: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly products: readonly Product[];
  readonly className: string;
}

/** Five products in a row: scrolled on narrow screens, side by side on wide ones. */
export const SaleStrip = ({ title, link, products, className }: StripProps) => (
  <section className={`page relative when-near ${className}`}>
    <SectionHeading title={title} link={link} />
    <ul className="grid gap-x-4 lg:gap-x-6 gap-y-10 max-lg:flex max-lg:overflow-x-auto max-lg:[scroll-snap-type:x] max-lg:-mx-4 max-lg:px-4 max-lg:scroll-px-4 md:max-lg:-mx-8 md:max-lg:px-8 md:max-lg:scroll-px-8 max-lg:pb-2 scrollbar-none lg:grid-cols-5">
      {products.map((product) => (
        <li key={product.id} className="max-lg:w-[46%] md:max-lg:w-[30%] max-lg:shrink-0 max-lg:snap-start">
          <ProductCard product={product} sizes="(width >= 64rem) 252px, (width >= 48rem) 30vw, 46vw" />
        </li>
      ))}
    </ul>
    <a href={link.to} className="md:hidden btn btn-quiet w-full mt-8">
      {link.label}
    </a>
  </section>
);
