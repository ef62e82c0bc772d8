import type { ApiResponse } from '#tests/support/shop/in-process-shop.ts';
import type { AdminProduct } from '../products.admin.contract.ts';
import { findPictureFile } from '../server/media/pictures.ts';
import { createAdminProductsClient } from './products-client.ts';

type Sent = {
  readonly picture?: Uint8Array<ArrayBuffer> | undefined;
  /** File name. */
  readonly name?: string;
  readonly type?: string;
  readonly view?: number | string;
  readonly version?: number;
  readonly alt?: { readonly ar: string; readonly en: string };
};

/** Opens a shop with a client for an admin's product pictures; the test file closes the shop in `afterAll`. */
export const createAdminPicturesClient = async () => {
  const client = await createAdminProductsClient();
  const { shop, admin } = client;

  const formOf = ({ picture, name = 'plate.jpg', type = 'image/jpeg', alt, version }: Sent): FormData => {
    const form = new FormData();
    form.set('version', String(version));
    form.set('alt[ar]', alt?.ar ?? 'طبق جديد');
    form.set('alt[en]', alt?.en ?? 'A new plate');
    if (picture) form.set('picture', new File([picture], name, { type }));
    return form;
  };

  /** Sends a form as a browser does; the version is the current one by default. */
  const put = async <Body = AdminProduct>(
    id: string,
    sent: Sent,
    token: string | undefined = admin.token,
  ): Promise<ApiResponse<Body>> => {
    const version = sent.version ?? (await client.get(id)).version;
    return shop.request<Body>(`/admin/products/${id}/pictures/${sent.view ?? 1}`, {
      method: 'PUT',
      body: formOf({ ...sent, version }),
      token,
    });
  };
  const remove = async (id: string, view: number, version?: number) =>
    client.request<AdminProduct>(`/${id}/pictures/${view}`, 'DELETE', {
      version: version ?? (await client.get(id)).version,
    });

  /** Loads a rendition of the picture at a view, as pages do. */
  const file = async (product: AdminProduct, view: number, width: number, format: 'avif' | 'webp') => {
    const path = product.pictures.find((picture) => picture.view === view)?.path ?? '';
    return findPictureFile(shop.database, { path, width, format });
  };
  return { ...client, formOf, put, remove, file };
};
