import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';
import { deleteOldImports } from './import/product-imports.ts';

export const productPersonalData = definePersonalData({
  records: [
    {
      data: 'who moved stock; files of products that an admin imports',
      tables: ['stock_movements', 'product_imports', 'product_import_archives'],
      withoutCustomers: ['product_imports', 'product_import_archives'],
      purpose: 'accountability (lawful interest)',
      retention: 'permanently, without the name once the account is deleted; files one day',
      access: 'admin users',
    },
  ],
  notExported: {
    'is the stock movement of an exported order': [
      'stock_movements.created_at',
      'stock_movements.quantity',
      'stock_movements.reason',
      'stock_movements.stock',
    ],
  },
  retention: [defineRetention('delete-old-product-imports', deleteOldImports)],
});
