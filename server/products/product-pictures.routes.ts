import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { putPicture } from './pictures/put-picture.ts';
import { removePicture } from './pictures/remove-picture.ts';

const { productPictures } = api.office;

/** The door of the pictures that admins put up. */
export const officeProductPictures = {
  put: productPictures.put.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return putPicture(context.shop, userId, input);
  }),
  remove: productPictures.remove.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return removePicture(context.shop, userId, input);
  }),
};
