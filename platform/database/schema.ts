import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ContactMessageRepliesTable,
  ContactMessagesTable,
  CustomerNotesTable,
  CustomerTagsTable,
  ReviewsTable,
} from './customer-tables.ts';
import type { Colour, FilterCountsTable, Motif } from './filter-tables.ts';
import type {
  OrderChangesTable,
  OrderStatusChangesTable,
  OrderStatusColumn,
  PaymentStatusColumn,
} from './order-tables.ts';
import type {
  PaymentAttemptsTable,
  PaymentIssuesTable,
  PaymentMethodColumn,
  PaymentTransactionsTable,
  RefundsTable,
  TransferProofsTable,
} from './payment-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { SearchCountsTable, SearchGroupsTable, SearchWordsTable } from './search-tables.ts';
import type { ShipmentTables } from './shipment-tables.ts';
import type { StaffInvitationsTable, UserRolesTable } from './staff-tables.ts';
import type {
  LowStockNoticesTable,
  ProductImportTables,
  StockDiscrepanciesTable,
  StockMovementsTable,
} from './stock-tables.ts';

/** A `timestamptz` column with a default. */
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
  /** Leading colour, a value of `domain/products.ts`; so is the motif. */
  colour: Colour | null;
  motif: Motif | null;
  /** When it was added to the shop. */
  added_at: Generated<Date>;
  is_on_sale: Generated<boolean>;
  /** Price of a sale that has not begun; while a sale runs, `price` is its price. */
  planned_sale_price: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  is_featured: Generated<boolean>;
  is_archived: Generated<boolean>;
  name_ar: string;
  name_en: string;
  subtitle_ar: string;
  subtitle_en: string;
  description_ar: string;
  description_en: string;
  features_ar: string[];
  features_en: string[];
  /** Names by which the product is also searched. */
  other_names_ar: string[];
  other_names_en: string[];
  /** Incremented by each change of an admin, not by orders that take stock. */
  version: Generated<number>;
  /** Whether an admin has added or removed a picture; the built-in pictures are then no longer used. */
  has_custom_pictures: Generated<boolean>;
  /** Code on the product or its label, as a scanner reads it. */
  barcode: string | null;
  /** Folded search text of the admin list. */
  search_text: Generated<string>;
  updated_at: Timestamp;
};

/** Index of the product lists' search; only the database writes it and its counts. */
export type ListedProductsTable = Readonly<
  Record<'product_id' | 'name_ar' | 'name_en' | 'text_ar' | 'text_en', string> &
    Pick<ProductsTable, 'category' | 'price' | 'colour' | 'motif'>
> & { readonly is_new: boolean; readonly is_on_sale: boolean; readonly added_at: Date };

export type ListedCountsTable = {
  readonly category: 'plates' | 'bowls' | 'cups' | 'sets';
  readonly is_new: boolean;
  readonly is_on_sale: boolean;
  readonly count: number;
};

export type ProductPicturesTable = {
  product_id: string;
  view: number;
  path: string;
  is_transparent: boolean;
  alt_ar: string;
  alt_en: string;
};

export type ProductPictureFilesTable = {
  path: string;
  width: number;
  format: 'avif' | 'webp';
  bytes: Buffer;
  /** Since when no picture references it. */
  orphaned_at: ColumnType<Date | null, never, Date>;
};

export type ProfilesTable = {
  id: string;
  name: string;
  email: string;
  phone_number: string | null;
  date_of_birth: CalendarDate | null;
  created_at: Timestamp;
};

export type PromoCodesTable = {
  id: Generated<string>;
  code: string;
  is_active: Generated<boolean>;
  valid_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  max_uses: number | null;
  current_uses: Generated<number>;
  min_purchase: Generated<number>;
  discount_type: 'percentage' | 'fixed';
  /** Whole percent, or piastres when the type is fixed. */
  discount_value: number;
  user_id: string | null;
  is_first_order_only: Generated<boolean>;
  created_at: Timestamp;
};

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
  tax_percent: number;
  bundle_percent: number;
  together_percent: number;
  total: number;
  status: Generated<OrderStatusColumn>;
  payment_status: Generated<PaymentStatusColumn>;
  payment_method: PaymentMethodColumn;
  promo_code: string | null;
  is_gift: boolean;
  gift_wrap: boolean;
  gift_message: string | null;
  tax_base: Generated<'before-discounts' | 'after-discounts'>;
  /** Name, free subtotal and days of the zone that applied. */
  shipping_zone: JSONColumnType<object>;
  /** Id of the newest settings that it was priced by. */
  settings_id: Generated<number>;
  /** Until when the order holds its stock unpaid; null for ever. */
  pay_by: Date | null;
  hold_extensions: Generated<number>;
  /** Sums of the ledger, written together with it. */
  paid_amount: Generated<number>;
  refunded_amount: Generated<number>;
  /** Number of its content. */
  version: Generated<number>;
  /** Sum of the refunds of what was more than the order costs. */
  given_back_amount: Generated<number>;
  /** Price of pieces that came back without having been paid, which is not owed. */
  waived_amount: Generated<number>;
  /** What is not given back of an order whose parcel came back; null for every other order. */
  kept_amount: number | null;
  /** Name, order number and phone in searchable form. */
  search_text: ColumnType<string, never, never>;
  created_at: Timestamp;
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

/** Given and withdrawn consents; append-only. */
export type ConsentsTable = {
  id: ColumnType<number, never, never>;
  created_at: Timestamp;
  purpose: string;
  is_granted: boolean;
  text_version: number | null;
  language: 'ar' | 'en' | null;
  source: string;
  subject_hash: Buffer;
  user_id: string | null;
};

export type AuditLogTable = {
  id: Generated<string>;
  created_at: Timestamp;
  admin_id: string;
  admin_email: ColumnType<string, never, never>;
  action: string;
  subject: string;
  details: JSONColumnType<object>;
};

export type SettingVersionsTable = {
  id: Generated<number>;
  section: string;
  version: number;
  value: JSONColumnType<object>;
  created_at: Timestamp;
  admin_id: string;
  /** Set by the database. */
  admin_email: Generated<string>;
  published_at: ColumnType<Date | null, Date | null, Date | null>;
};

export type ShopProcessesTable = {
  id: string;
  settings_id: number;
  seen_at: Timestamp;
};

/** The shop's own tables, one to one with `migrations/` (specification 3). The accounts' tables belong to `accounts`. */
export type Tables = ReturnTables &
  ProductImportTables & {
    products: ProductsTable;
    product_search_index: ListedProductsTable;
    product_category_counts: ListedCountsTable;
    product_filter_counts: FilterCountsTable;
    search_groups: SearchGroupsTable;
    search_words: SearchWordsTable;
    search_counts: SearchCountsTable;
    stock_movements: StockMovementsTable;
    stock_discrepancies: StockDiscrepanciesTable;
    low_stock_notices: LowStockNoticesTable;
    product_pictures: ProductPicturesTable;
    product_picture_files: ProductPictureFilesTable;
    profiles: ProfilesTable;
    user_roles: UserRolesTable;
    staff_invitations: StaffInvitationsTable;
    promo_codes: PromoCodesTable;
    orders: OrdersTable;
    order_status_changes: OrderStatusChangesTable;
    order_changes: OrderChangesTable;
    saved_addresses: SavedAddressesTable;
    wishlist: WishlistTable;
    reviews: ReviewsTable;
    contact_messages: ContactMessagesTable;
    contact_message_replies: ContactMessageRepliesTable;
    customer_notes: CustomerNotesTable;
    customer_tags: CustomerTagsTable;
    stock_notifications: StockNotificationsTable;
    newsletter_subscriptions: NewsletterSubscriptionsTable;
    audit_log: AuditLogTable;
    consents: ConsentsTable;
    setting_versions: SettingVersionsTable;
    shop_processes: ShopProcessesTable;
    payment_attempts: PaymentAttemptsTable;
    payment_transactions: PaymentTransactionsTable;
    refunds: RefundsTable;
    transfer_proofs: TransferProofsTable;
    payment_issues: PaymentIssuesTable;
  } & ShipmentTables &
  ReportTables;
