import { AuthClient } from '@supabase/auth-js';

/** The script of a page that has nothing but the unmodified client, as `accounts`. */
Object.assign(window, {
  accounts: new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'a-shop',
    autoRefreshToken: false,
  }),
});
