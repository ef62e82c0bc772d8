import type { OfficePromo } from '../../contract/office/promo-codes.ts';
import type { FoundPromo } from './office-promos.repository.ts';

/** A code as the office sees it. */
export const presentPromo = (row: FoundPromo): OfficePromo => ({
  id: row.id,
  code: row.code,
  isActive: row.is_active,
  discountType: row.discount_type,
  discountValue: row.discount_value,
  minPurchase: row.min_purchase,
  maxUses: row.max_uses,
  currentUses: row.current_uses,
  validUntil: row.valid_until?.toISOString() ?? null,
  owner: row.owner_id === null ? null : (row.owner ?? ''),
  isFirstOrderOnly: row.is_first_order_only,
  isInOrders: row.current_uses > 0 || row.is_in_orders,
  createdAt: row.created_at.toISOString(),
});
