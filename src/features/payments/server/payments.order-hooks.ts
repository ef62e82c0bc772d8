import { defineOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import { findLinesNotToRestock } from './refunds/restocked-lines.ts';

export const paymentOrderHooks = defineOrderHooks({ linesNotToRestock: findLinesNotToRestock });
