export { expireOpenAttempts } from './payment-attempts.repository.ts';
export { lockOrder, type OrderForPayment } from './payments.repository.ts';
