import { productSorts, productStates } from '../../../../domain/products/product-list.ts';
import { categories } from '../../../../domain/products.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { FilterSelect, RadioGroup, SearchField } from '../list/list-filters.tsx';

/** Search, filters and order of products, in the list and in the grid. */
export const ProductFilters = () => {
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
  return (
    <div className="flex flex-wrap gap-2 pb-6">
      <SearchField label={products.search} />
      <RadioGroup label={products.state} name="state" values={productStates} say={(value) => products.states[value]} />
      <div className="flex flex-wrap gap-2 max-sm:w-full lg:ms-auto">
        <FilterSelect
          label={products.category}
          name="category"
          values={categories}
          say={(value) => catalogue.categories[value]}
          everything={products.allCategories}
        />
        <FilterSelect label={products.sort} name="sort" values={productSorts} say={(value) => products.sorts[value]} />
      </div>
    </div>
  );
};
