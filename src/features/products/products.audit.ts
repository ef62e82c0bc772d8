import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const productAudit = defineAuditActions({
  'product.created': { label: { ar: 'أضاف منتجًا', en: 'Added a product' } },
  'product.updated': { label: { ar: 'عدّل منتجًا', en: 'Edited a product' } },
  'product.price_changed': { label: { ar: 'غيّر سعر منتج', en: 'Changed a product’s price' } },
  'product.stock_changed': { label: { ar: 'غيّر مخزون منتج', en: 'Changed a product’s stock' } },
  'product.position_changed': { label: { ar: 'نقل منتجًا إلى موضع آخر', en: 'Changed a product’s position' } },
  'products.imported': { label: { ar: 'استورد منتجات من ملف', en: 'Imported products from a file' } },
  'products.exported': { label: { ar: 'صدّر المنتجات', en: 'Exported the products' } },
  'product.archived': { label: { ar: 'نقل منتجًا إلى الأرشيف', en: 'Moved a product to the archive' } },
  'product.restored': { label: { ar: 'أعاد منتجًا إلى المتجر', en: 'Brought a product back to the shop' } },
  'demonstration.removed': {
    label: { ar: 'حذف المنتجات التجريبية', en: 'Removed the demonstration products' },
    subject: 'none',
  },
  'demonstration.kept': {
    label: { ar: 'أبقى المنتجات التجريبية', en: 'Kept the demonstration products' },
    subject: 'none',
  },
  'demonstration.reconsidered': {
    label: { ar: 'أعاد النظر في المنتجات التجريبية', en: 'Reconsidered the demonstration products' },
    subject: 'none',
  },
  'picture.uploaded': { label: { ar: 'وضع صورة لمنتج', en: 'Uploaded a product picture' } },
  'picture.alt_changed': { label: { ar: 'عدّل وصف صورة لمنتج', en: 'Changed the description of a product picture' } },
  'picture.deleted': { label: { ar: 'أزال صورة لمنتج', en: 'Removed a product picture' } },
});
