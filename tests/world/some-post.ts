import { randomBytes } from 'node:crypto';
import { openPost, type PostSettings } from '../../server/post/open-post.ts';
import { createSecretBox, type SecretBox } from '../../server/sealing/secret-box.ts';

/** The real post of a shop at shop.example; it sends nothing anywhere unless something else is given. */
export const somePost = (given: Partial<PostSettings> = {}, box: SecretBox = createSecretBox(randomBytes(32))) =>
  openPost(box, {
    smtpUrl: null,
    mailFrom: 'letters@shop.example',
    texts: null,
    publicUrl: 'https://shop.example',
    ...given,
  });
