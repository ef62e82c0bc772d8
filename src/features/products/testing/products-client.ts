import { expect } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { openShop } from '#tests/support/shop/in-process-shop.ts';
import { type ProductInput, toProductInput } from '../product.ts';
import type { AdminProduct, ProductRow } from '../products.admin.contract.ts';
import { newProduct } from './product-input.ts';

export const idsOf = ({ items }: PageOf<ProductRow>): string[] => items.map(({ id }) => id);

/** Opens a shop with a client for an admin's products; the test file closes the shop in `afterAll`. */
export const createAdminProductsClient = async () => {
  const shop = await openShop();
  const admin = await shop.signUpAdmin();
  const request = <Body>(path: string, method = 'GET', body?: object) =>
    shop.request<Body>(`/admin/products${path}`, { method, body, token: admin.token });
  const list = async (query = '') => (await request<PageOf<ProductRow>>(`?language=en${query}`)).body;
  const get = async (id: string) => (await request<AdminProduct>(`/${id}`)).body;
  const create = async (overrides: Partial<ProductInput> = {}, isArchived = false) =>
    (await request<AdminProduct>('', 'POST', { product: newProduct(overrides), isArchived })).body;
  /** Saves a product with the version that was read before. */
  const save = <Body = AdminProduct>(current: AdminProduct, changes: Partial<ProductInput>) =>
    request<Body>(`/${current.id}`, 'PUT', {
      product: { ...toProductInput(current), ...changes },
      version: current.version,
      expectedStock: current.stock,
    });
  const moveTo = async (id: string, to: number) =>
    (await request<{ position: number }>(`/${id}/position`, 'PUT', { position: to })).body;
  const archive = (id: string, isArchived: boolean) => request<AdminProduct>(`/${id}/archived`, 'PUT', { isArchived });
  const listedIds = async () => {
    const { rows } = await shop.database.pool.query<{ id: string; position: number }>(
      'select id, position from products where not is_archived order by position, id',
    );
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    return rows.map(({ id }) => id);
  };
  return { shop, admin, request, list, get, create, save, moveTo, archive, listedIds };
};
