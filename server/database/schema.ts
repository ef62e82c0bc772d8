import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A `timestamptz` column the database fills in by itself. */
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** A `date` column: 'YYYY-MM-DD'. */
type CalendarDate = string;

export type ProductsTable = {
  id: string;
  category: 'plates' | 'bowls' | 'cups' | 'sets';
  position: number;
  /** Piastres, like every amount of money below. */
  price: number;
  original_price: number | null;
  stock: number;
  badge: 'SALE' | 'NEW' | null;
  is_on_sale: Generated<boolean>;
  is_featured: Generated<boolean>;
  is_archived: Generated<boolean>;
  name_ar: string;
  name_en: string;
  kind_ar: string;
  kind_en: string;
  description_ar: string;
  description_en: string;
  features_ar: string[];
  features_en: string[];
  updated_at: Timestamp;
};

export type ProductPicturesTable = {
  product_id: string;
  view: number;
  path: string;
  is_cut_out: boolean;
  alt_ar: string;
  alt_en: string;
};

export type ProfilesTable = {
  id: string;
  name: string;
  email: string;
  phone_number: string | null;
  date_of_birth: CalendarDate | null;
  created_at: Timestamp;
};

export type UserRolesTable = { user_id: string; role: 'admin'; created_at: Timestamp };

export type PromoCodesTable = {
  code: string;
  is_active: Generated<boolean>;
  valid_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  max_uses: number | null;
  current_uses: Generated<number>;
  min_purchase: Generated<number>;
  discount_type: 'percentage' | 'fixed';
  /** Whole percent, or piastres when the type is fixed. */
  discount_value: number;
  owner_id: string | null;
  is_first_order_only: Generated<boolean>;
  created_at: Timestamp;
};

export type OrderStatusColumn = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

export type OrdersTable = {
  id: Generated<string>;
  user_id: string | null;
  order_number: string;
  idempotency_key: string;
  request_hash: string;
  language: 'ar' | 'en';
  items: JSONColumnType<object[]>;
  shipping_info: JSONColumnType<object>;
  subtotal: number;
  discount: number;
  bundle_discount: number;
  together_discount: number;
  discount_amount: number;
  shipping_cost: number;
  tax: number;
  total: number;
  status: Generated<OrderStatusColumn>;
  payment_status: Generated<'pending' | 'paid' | 'refunded'>;
  payment_method: 'cash_on_delivery' | 'bank_transfer' | 'card_link';
  promo_code: string | null;
  is_gift: boolean;
  gift_wrap: boolean;
  gift_message: string | null;
  created_at: Timestamp;
};

export type OrderStatusChangesTable = {
  id: ColumnType<number, never, never>;
  order_id: string;
  from_status: OrderStatusColumn | null;
  to_status: OrderStatusColumn;
  changed_by: string | null;
  changed_at: Timestamp;
};

export type SavedAddressesTable = {
  id: Generated<string>;
  user_id: string;
  label: string;
  full_name: string;
  phone: string;
  address: string;
  city: string;
  postal_code: string;
  is_default: Generated<boolean>;
  created_at: Timestamp;
};

export type WishlistTable = { user_id: string; product_id: string; created_at: Timestamp };

export type ReviewsTable = {
  id: Generated<string>;
  user_id: string | null;
  product_id: string;
  rating: number;
  comment: string | null;
  is_hidden: Generated<boolean>;
  created_at: Timestamp;
};

export type ContactMessagesTable = {
  id: Generated<string>;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: Generated<'unread' | 'read'>;
  created_at: Timestamp;
};

export type StockNotificationsTable = {
  id: Generated<string>;
  user_id: string | null;
  email: string;
  product_id: string;
  language: Generated<'ar' | 'en'>;
  notified: Generated<boolean>;
  created_at: Timestamp;
};

export type NewsletterSubscriptionsTable = { id: Generated<string>; email: string; created_at: Timestamp };

/** The shop's own tables, one to one with `migrations/` (specification 3). The accounts' tables belong to `server/auth`. */
export type Tables = {
  products: ProductsTable;
  product_pictures: ProductPicturesTable;
  profiles: ProfilesTable;
  user_roles: UserRolesTable;
  promo_codes: PromoCodesTable;
  orders: OrdersTable;
  order_status_changes: OrderStatusChangesTable;
  saved_addresses: SavedAddressesTable;
  wishlist: WishlistTable;
  reviews: ReviewsTable;
  contact_messages: ContactMessagesTable;
  stock_notifications: StockNotificationsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
};
