import { expect } from 'vitest';
import type { PageOf } from '../../contract/office/listing.ts';
import type { OfficeProduct, ProductRow } from '../../contract/office/products.ts';
import type { ProductInput } from '../../domain/products/product-input.ts';
import { newProduct } from './new-product.ts';
import { openShop } from './open-shop.ts';

export const idsOf = ({ rows }: PageOf<ProductRow>): string[] => rows.map(({ id }) => id);

/** The whole shop with an admin at its products; a test file closes the shop in `afterAll`. */
export const openProductsDesk = async () => {
  const shop = await openShop();
  const admin = await shop.signUpAdmin();
  const ask = <Body>(path: string, method = 'GET', body?: object) =>
    shop.ask<Body>(`/office/products${path}`, { method, body, token: admin.token });
  const list = async (query = '') => (await ask<PageOf<ProductRow>>(`?language=en${query}`)).body;
  const show = async (id: string) => (await ask<OfficeProduct>(`/${id}`)).body;
  const create = async (given: Partial<ProductInput> = {}, isArchived = false) =>
    (await ask<OfficeProduct>('', 'POST', { product: newProduct(given), isArchived })).body;
  /** Saves a product as somebody does who has it open. */
  const save = <Body = OfficeProduct>(seen: OfficeProduct, given: Partial<ProductInput>) =>
    ask<Body>(`/${seen.id}`, 'PUT', {
      product: { ...inputOf(seen), ...given },
      version: seen.version,
      stockSeen: seen.stock,
    });
  const place = async (id: string, to: number) =>
    (await ask<{ place: number }>(`/${id}/place`, 'PUT', { place: to })).body;
  const archive = (id: string, isArchived: boolean) => ask<OfficeProduct>(`/${id}/archive`, 'PUT', { isArchived });
  const shelf = async () => {
    const { rows } = await shop.database.pool.query<{ id: string; position: number }>(
      'select id, position from products where not is_archived order by position, id',
    );
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    return rows.map(({ id }) => id);
  };
  return { shop, admin, ask, list, show, create, save, place, archive, shelf };
};

const inputOf = ({ price, originalPrice, ...product }: OfficeProduct): ProductInput => ({
  ...newProduct(),
  price: originalPrice ?? price,
  salePrice: originalPrice === null ? null : price,
  category: product.category,
  stock: product.stock,
  badge: product.badge,
  isFeatured: product.isFeatured,
  name: product.name,
  kind: product.kind,
  description: product.description,
  features: product.features,
});
