import type { ProductsWanted } from '../../../../contract/office/products.ts';
import { productSorts, productStates } from '../../../../domain/products/product-list.ts';
import { categories } from '../../../../domain/products.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Choices } from '../list/choices.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { ProductTable } from './product-table.tsx';
import { useProductAddress } from './use-product-address.ts';

/** All products, those in the archive last: searched, narrowed, sorted, and put in another order. */
export const ProductList = () => {
  const { frame, products } = useOfficeWords();
  const { catalogue } = useWords();
  const { get, after } = useListAddress();
  const { toNew } = useProductAddress();
  const q = get('q');
  const category = categories.find((known) => known === get('category'));
  const state = productStates.find((known) => known === get('state'));
  const sort = productSorts.find((known) => known === get('sort')) ?? 'shelf';
  const list = useList(ask, { language: useLanguage(), q, category, state, sort, after });
  return (
    <>
      <PartHead title={frame.tabs.products} counted={list.page}>
        <a href={toNew} className="btn btn-sm btn-primary">
          <Icon name="plus" className="size-[18px]" />
          {products.create}
        </a>
      </PartHead>
      <div className="flex flex-wrap gap-2 pb-6">
        <SearchField label={products.search} />
        <Choices label={products.state} name="state" values={productStates} say={(value) => products.states[value]} />
        <div className="flex flex-wrap gap-2 max-sm:w-full lg:ms-auto">
          <FilterSelect
            label={products.category}
            name="category"
            values={categories}
            say={(value) => catalogue.categories[value]}
            everything={products.allCategories}
          />
          <FilterSelect
            label={products.sort}
            name="sort"
            values={productSorts}
            say={(value) => products.sorts[value]}
          />
        </div>
      </div>
      <ListFrame
        list={list}
        isNarrowed={q !== undefined || category !== undefined || state !== undefined}
        isNewestFirst={false}
      >
        {(rows) => <ProductTable rows={rows} isInOrder={sort === 'shelf'} onMoved={list.loadAgain} />}
      </ListFrame>
    </>
  );
};

const ask = ({ products }: OfficeInBrowser, wanted: ProductsWanted) => products.list(wanted);
