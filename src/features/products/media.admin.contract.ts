import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { MAX_PICTURE_BYTES } from '#core/pictures/picture-limits.ts';
import { PictureAlt } from './picture-alt.ts';
import { AdminProduct } from './products.admin.contract.ts';
import { productErrors } from './products.errors.ts';

/** One of the four views, as a URL names it. */
const View = v.pipe(v.picklist(['1', '2', '3', '4'], validationCode('generic')), v.transform(Number));

/** Version of the product that the admin has loaded; a text in multipart forms. */
const Version = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))], validationCode('generic')),
  v.transform(Number),
  v.integer(validationCode('generic')),
);

const target = { id: ProductId, view: View, version: Version };

export const adminProductPicturesContract = {
  upload: staff('catalogue.write', { queue: 'files', maxFileBytes: MAX_PICTURE_BYTES })
    .route({
      method: 'PUT',
      path: '/admin/products/{id}/pictures/{view}',
      summary: 'Upload the picture of a view, or update the alt text of the current one',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED', 'PICTURE_INVALID'))
    .input(form({ ...target, alt: PictureAlt, picture: v.optional(v.file(validationCode('generic'))) }))
    .output(AdminProduct),
  delete: staff('catalogue.write')
    .route({
      method: 'DELETE',
      path: '/admin/products/{id}/pictures/{view}',
      summary: 'Delete the picture of a view',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'))
    .input(form(target))
    .output(AdminProduct),
};
