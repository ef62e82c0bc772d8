import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const stock: SameShape<typeof import('../../ar/admin/stock.ts').stock> = {
  title: 'Stock',
  intro: 'Each change of stock is a movement, and the stock is the sum of its movements.',
  ofProduct: ({ name, stock: left }) => `${name}: ${left} in stock`,
  allProducts: 'Movements of all products',
  edit: 'Edit the product',
  show: 'Movements of stock',
  columns: { product: 'Product', quantity: 'Change', stock: 'After it', reason: 'Reason', by: 'By', when: 'When' },
  reason: 'Reason',
  allReasons: 'All reasons',
  reasons: {
    order: 'Order',
    cancellation: 'Cancelled order',
    return: 'Return',
    write_off: 'Written off',
    stocktaking: 'Stocktaking',
    correction: 'Correction',
    import: 'Import',
    opening: 'Opening stock',
  },
  shop: 'The shop',
  discrepancies: plural('en', {
    one: 'The stock of one product differed from the sum of its movements. The difference was entered as a correction.',
    other:
      'The stock of {count} products differed from the sum of their movements. The differences were entered as corrections.',
  }),
  showCorrections: 'Show the corrections',
  count: {
    title: 'Stocktaking',
    action: 'Count the stock',
    back: 'Movements of stock',
    intro:
      'Search for a product or scan its code, then type what you counted. What is sold meanwhile is taken into account.',
    search: 'Barcode or name',
    scan: 'Scan a code',
    scanning: 'Point the camera at the code',
    stopScan: 'Stop the camera',
    noCamera:
      'The camera cannot be used. Allow it in the settings of the browser and reload the page, or type the code.',
    noneFound: ({ q }) => `No product has this code or name: ${isolateText(q)}`,
    found: 'Search results',
    counted: ({ name }) => `Counted of ${name}`,
    lines: 'Counted products',
    empty: 'You have counted nothing yet.',
    inStock: ({ stock: left }) => `In stock: ${left}`,
    same: 'As in stock',
    more: ({ amount }) => `${amount} more`,
    fewer: ({ amount }) => `${amount} fewer`,
    again: 'Count it again',
    wrong: 'Enter a whole number',
    remove: ({ name }) => `Take ${name} out of the stocktaking`,
    clear: 'Discard',
    askClear: 'Discard this stocktaking?',
    clearText: 'What you typed is deleted from this device, and the stock stays as it is.',
    save: 'Save the stocktaking',
    saved: 'Stocktaking saved',
    savedCount: plural('en', { one: 'One product was counted', other: '{count} products were counted' }),
    full: ({ most }) => `A stocktaking has ${most} products at most. Save it, then begin another one.`,
  },
};
