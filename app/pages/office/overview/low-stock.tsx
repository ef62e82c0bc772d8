import type { Overview } from '../../../../contract/office/desk.ts';
import { useOfficeWords } from '../../../device/office-words.ts';

/** What is nearly gone, or gone, each with the way to where its stock is written. */
export const LowStock = ({ products }: { products: Overview['lowStock'] }) => {
  const { overview: words } = useOfficeWords();
  return (
    <section aria-labelledby="low-stock">
      <h2 id="low-stock" className="display text-h4 pb-3">
        {words.lowStock}
      </h2>
      {products.length === 0 ? (
        <p className="text-mist">{words.enough}</p>
      ) : (
        <>
          <ul className="rows border-y border-lapis-200">
            {products.map(({ id, name, stock }) => (
              <li key={id} className="flex items-center justify-between gap-4 min-h-12">
                <a href={`/admin/products?product=${id}`} className="link py-3">
                  {name}
                </a>
                <span className={`shrink-0 num ${stock === 0 ? 'text-carnelian-700' : 'text-mist'}`}>
                  {words.stock(stock)}
                </span>
              </li>
            ))}
          </ul>
          <a href="/admin/products?state=low" className="link inline-flex items-center min-h-11 mt-2">
            {words.allLow}
          </a>
        </>
      )}
    </section>
  );
};
