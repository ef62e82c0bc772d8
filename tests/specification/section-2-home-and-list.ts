import { section, testsIn } from './rule.ts';

const claims = testsIn('tests/e2e/marketing-claims.matrix.test.ts');
const productTests = testsIn('src/features/products/server/products.test.ts');
const search = testsIn('src/features/search/search.test.ts');
const list = testsIn('src/features/search/e2e/product-filters.journey.test.ts');

export const home = section('2 Home', {
  'A hero banner advertises the sale, up to 60 % off.': claims(
    'in $language on $width px > the home page advertises up to 60 % off, a welcome code of 10 % and the payment methods',
  ),
  'A strip shows five products on sale.': claims(
    'in $language on $width px > the home page links to its four collections and to five products on sale',
  ),
  'Four tiles link to plates, bowls, cups and sets.': claims(
    'in $language on $width px > the home page links to its four collections and to five products on sale',
  ),
  'A carousel of five testimonials wraps around.': testsIn('src/features/storefront/e2e/home-carousel.matrix.test.ts')(
    'in $language on $width px > the reviews carousel wraps around in both directions, by buttons and by keys',
  ),
  'The carousel shows one, two or three slides, depending on the width of the screen.': testsIn(
    'src/features/storefront/e2e/home-carousel.matrix.test.ts',
  )('at a width between phone and desktop, two reviews are visible'),
  'A section shows five sets or plates.': productTests(
    'the home page > the home page has five products in each section, cups instead of missing bowls, and only true discounts',
  ),
  'A section shows five bowls or cups.': productTests(
    'the home page > the home page has five products in each section, cups instead of missing bowls, and only true discounts',
  ),
  'A promo banner links to `/products`.': claims(
    'in $language on $width px > the home page advertises up to 60 % off, a welcome code of 10 % and the payment methods',
  ),
  'The page mentions a welcome code for 10 % off the first order.': claims(
    'in $language on $width px > the home page advertises up to 60 % off, a welcome code of 10 % and the payment methods',
  ),
});

export const productList = section('2 Product list', {
  'Buttons choose a category and show its number of products: all, plates, bowls, cups, sets.': list(
    'in $language on $width px > the categories show their number of products and link to them',
  ),
  'The counts are those of the catalogue.': productTests(
    'the product list > shows all 37 products by name, sorted by the rules of each language',
  ),
  'A search box filters the list.': list(
    'in $language on $width px > the search narrows the list and its count while typing',
  ),
  'A select sorts the list by name, or by price in both directions.': list(
    'in $language on $width px > the select sorts by name and by price in both directions',
  ),
  'The grid has four columns on large screens.': list('the grid has as many columns as fit: on %i px %i'),
  'The heading shows the number of items.': list(
    'in $language on $width px > the categories show their number of products and link to them',
  ),
  'Without a match a message says so, with a button that resets all filters.': list(
    'in $language on $width px > an empty result says so, and a button resets all filters',
  ),
  'Search finds any part of name and description in the current language, in any case.': search(
    'matches > finds every substring of a text in any case, so folding removes no match',
  ),
  'The default order is by name, by the collation rules of the language.': productTests(
    'the product list > shows all 37 products by name, sorted by the rules of each language',
  ),
  'Price sorts from low to high and from high to low.': productTests('the product list > sorts by price both ways'),
});
