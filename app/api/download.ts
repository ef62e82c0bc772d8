import { accessToken } from '../state/session.ts';

/** A file that the shop made, under the name it gave it. */
export interface ShopFile {
  readonly content: Blob;
  readonly name: string;
}

/** Asks for everything that the shop keeps of who is signed in. Fails as calls to the shop do. */
export const downloadPersonalData = async (): Promise<ShopFile> => {
  const token = await accessToken();
  const answer = await fetch('/api/personal-data', {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw await answer.json();
  const [, name = 'lazaward.json'] = /filename="([^"]+)"/u.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return { content: await answer.blob(), name };
};
