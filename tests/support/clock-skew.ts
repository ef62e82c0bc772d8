import { AuthClient } from '@supabase/auth-js';

/**
 * The unmodified client on a device whose clock is off: signs somebody up, asks who they are, refreshes twice, and asks
 * again. A program; it says as JSON what came of it.
 */
const { ACCOUNTS_URL: url = '', EMAIL: email = '', PASSWORD: password = '', AHEAD_MS: ahead = '0' } = process.env;

const now = Date.now.bind(Date);
Date.now = () => now() + Number(ahead);

const device = new AuthClient({ url, storageKey: 'a-device', autoRefreshToken: false });
const who = async () => (await device.getUser()).data.user?.email ?? null;

const { error } = await device.signUp({ email, password });
const before = await who();
const errors = [error, (await device.refreshSession()).error, (await device.refreshSession()).error];
const session = (await device.getSession()).data.session !== null;
console.log(JSON.stringify({ errors, before, after: await who(), session }));
