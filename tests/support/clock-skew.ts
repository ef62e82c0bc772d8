import { AuthClient } from '@supabase/auth-js';

/**
 * Program that uses the unmodified client on a device with a wrong clock: signs a user up, reads the user, refreshes the
 * session twice, and reads the user again. Prints the results as JSON.
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
