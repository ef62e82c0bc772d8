/** Sends an API request in a language and returns the body. Throws with the body when it is refused. */
export const apiRequest = async (address: string, body: object, token?: string, language = 'ar'): Promise<string> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answered = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answered}`);
  return answered;
};
