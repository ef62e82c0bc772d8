import { createLogger } from '#core/server/observability/logger.ts';
import { logUncaughtErrors } from '#core/server/observability/uncaught-errors.ts';

/** Program that rejects a promise that nothing handles, goes on, and then throws an exception that nothing catches. */
logUncaughtErrors(createLogger('info'));
void Promise.reject(Object.assign(new Error('of a customer'), { code: 'ECONNRESET' }));
setTimeout(() => {
  console.log('still running');
  throw new RangeError('of a customer');
}, 10);
