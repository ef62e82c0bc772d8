import { AuthClient } from '@supabase/auth-js';

const isPkce = new URLSearchParams(location.search).get('flow') === 'pkce';

/** Script of a page with only the unmodified client, as `accounts`. */
Object.assign(window, {
  accounts: new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'a-shop',
    autoRefreshToken: false,
    flowType: isPkce ? 'pkce' : 'implicit',
  }),
});
