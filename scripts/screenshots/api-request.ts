type RequestOptions = {
  readonly token?: string;
  readonly language?: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
};

/** Sends an API request, a form as it is and everything else as JSON, and returns the body. Throws with the body when it is refused. */
export const apiRequest = async (
  address: string,
  body: object | null,
  { token, language = 'ar', method = 'POST' }: RequestOptions = {},
): Promise<string> => {
  const isForm = body instanceof FormData;
  const response = await fetch(address, {
    method,
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      'x-supabase-api-version': '2024-01-01',
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === null ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const responseText = await response.text();
  if (!response.ok) throw new Error(`${address}: ${responseText}`);
  return responseText;
};

/** The access token of a stored session. */
export const tokenOf = (session: string): string => (JSON.parse(session) as { access_token: string }).access_token;
