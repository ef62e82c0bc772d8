import * as v from 'valibot';
import { ProductId } from '../../domain/product-id.ts';
import { PictureAlt } from '../../domain/products/picture-input.ts';
import { form, says } from '../../domain/validation.ts';
import { refusals } from '../refusal.ts';
import { admin } from '../who.ts';
import { OfficeProduct } from './products.ts';

/** One of the four views, as an address names it. */
const View = v.pipe(v.picklist(['1', '2', '3', '4'], says('generic')), v.transform(Number));

/** The version of the product that was seen; a form with a file holds nothing but text. */
const Version = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))], says('generic')),
  v.transform(Number),
  v.integer(says('generic')),
);

const place = { id: ProductId, view: View, version: Version };

export const productPictures = {
  put: admin
    .route({
      method: 'PUT',
      path: '/office/products/{id}/pictures/{view}',
      summary: 'Put a picture in the place of a view, or change what is said of the one that stands there',
    })
    .errors(refusals('PRODUCT_UNKNOWN', 'PRODUCT_CHANGED', 'PICTURE_REFUSED'))
    .input(form({ ...place, alt: PictureAlt, picture: v.optional(v.file(says('generic'))) }))
    .output(OfficeProduct),
  remove: admin
    .route({
      method: 'DELETE',
      path: '/office/products/{id}/pictures/{view}',
      summary: 'Take the picture of a view away',
    })
    .errors(refusals('PRODUCT_UNKNOWN', 'PRODUCT_CHANGED'))
    .input(form(place))
    .output(OfficeProduct),
};
