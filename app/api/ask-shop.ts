import { data } from 'react-router';

const statusOf = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('status' in error) || !('code' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
};

/**
 * Waits for an answer of the shop inside a page loader. A refusal becomes the page of its status (404 unknown,
 * 503 database away); anything unexpected goes on to the failure page.
 */
export const askShop = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking;
  } catch (error) {
    const status = statusOf(error);
    if (status === 400 || status === 404) throw data(null, { status: 404 });
    if (status === 503) throw data(null, { status: 503 });
    throw error;
  }
};
