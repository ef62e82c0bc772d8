import { alternativeText } from '../../../catalogue/alternative-text.ts';
import { views } from '../../../catalogue/views.ts';
import type { OfficeProduct, ProductRow } from '../../../contract/office/products.ts';
import type { findProduct, findProducts } from './office-products.repository.ts';

type Found = Omit<Awaited<ReturnType<typeof findProducts>>[number], 'cursor'>;

/** A product as the office's list shows it. */
export const presentRow = (row: Found): ProductRow => ({
  id: row.id,
  category: row.category,
  name: { ar: row.name_ar, en: row.name_en },
  kind: { ar: row.kind_ar, en: row.kind_en },
  price: row.price,
  originalPrice: row.original_price,
  stock: row.stock,
  badge: row.badge,
  isFeatured: row.is_featured,
  isArchived: row.is_archived,
  place: row.position,
  picture: row.picture,
});

/** A product as an admin changes it. */
export const presentProduct = (row: NonNullable<Awaited<ReturnType<typeof findProduct>>>): OfficeProduct => {
  const product = presentRow({ ...row, picture: row.pictures.find(({ view }) => view === 1)?.path ?? null });
  return {
    ...product,
    description: { ar: row.description_ar, en: row.description_en },
    features: { ar: row.features_ar, en: row.features_en },
    version: row.version,
    shelfLength: row.shelf_length,
    pictures: row.pictures.map(({ view, path, is_cut_out: isCutOut, alt_ar: ar, alt_en: en }) => ({
      view,
      path,
      isCutOut,
      alt: { ar, en },
    })),
    suggestedAlts: views.map((view) => alternativeText(product, view)),
  };
};
