import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect, RadioGroup } from '#core/admin/list-filters.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { categories } from '../product-attributes.ts';
import { productSorts, productStates } from '../product-list.ts';

/** Search, filters and sort order of the product list and the grid. */
export const ProductFilters = () => {
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
  return (
    <FilterPanel search={products.search}>
      <RadioGroup
        label={products.state}
        name="state"
        values={productStates}
        format={(value) => products.states[value]}
      />
      <div className="flex flex-wrap gap-3 max-md:w-full lg:ms-auto">
        <FilterSelect
          label={products.category}
          name="category"
          values={categories}
          format={(value) => catalogue.categories[value]}
          everything={products.allCategories}
        />
        <FilterSelect
          label={products.sort}
          name="sort"
          values={productSorts}
          format={(value) => products.sorts[value]}
        />
      </div>
    </FilterPanel>
  );
};
