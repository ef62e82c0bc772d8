import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ContactMessageRepliesTable,
  ContactMessagesTable,
  CustomerNotesTable,
  CustomerTagsTable,
  ReviewsTable,
} from './customer-tables.ts';
import type { OrderChangesTable, OrderStatusChangesTable, OrdersTable } from './order-tables.ts';
import type {
  PaymentAttemptsTable,
  PaymentIssuesTable,
  PaymentTransactionsTable,
  RefundsTable,
  TransferProofsTable,
} from './payment-tables.ts';
import type {
  ProductPictureFilesTable,
  ProductPicturesTable,
  ProductSearchTermsTable,
  ProductsTable,
} from './product-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { SearchStatisticsTable, SynonymGroupsTable, SynonymWordsTable } from './search-tables.ts';
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
    product_search_terms: ProductSearchTermsTable;
    synonym_groups: SynonymGroupsTable;
    synonym_words: SynonymWordsTable;
    search_statistics: SearchStatisticsTable;
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
