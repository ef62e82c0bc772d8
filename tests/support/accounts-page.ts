import { AuthClient } from '@supabase/auth-js';

const isPkce = new URLSearchParams(location.search).get('flow') === 'pkce';

/** The script of a page that has nothing but the unmodified client, as `accounts`. */
Object.assign(window, {
  accounts: new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'a-shop',
    autoRefreshToken: false,
    flowType: isPkce ? 'pkce' : 'implicit',
  }),
});
