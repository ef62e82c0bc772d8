// Generated from migrations by `npm run generate`. df92a0ab2c355286
import type { ColumnType, GeneratedAlways } from 'kysely';

type CalendarDate = string;
type JsonObject = { readonly [key: string]: unknown };
type Json<Value> = ColumnType<Value, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type WithDefault<Column> = [Column] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Column, Column | undefined, Column>;

export type Tables = {
  audit_log: {
    id: WithDefault<string>;
    created_at: WithDefault<Timestamp>;
    admin_id: string;
    admin_email: WithDefault<string>;
    action: string;
    subject: string;
    details: WithDefault<Json<JsonObject>>;
  };
  bulk_run_rows: {
    run_id: string;
    position: number;
    item_id: string;
    name: string | null;
    amount: number | null;
    state: WithDefault<'waiting' | 'done' | 'refused'>;
    reason: Json<JsonObject> | null;
    attempts: WithDefault<number>;
  };
  bulk_runs: {
    id: WithDefault<string>;
    admin_id: string;
    idempotency_key: string;
    action: string;
    input: Json<JsonObject>;
    state: WithDefault<'running' | 'done' | 'stopped' | 'refused'>;
    reason: Json<JsonObject> | null;
    total: number;
    created_at: Timestamp;
    progress_at: WithDefault<Timestamp>;
    ended_at: Timestamp | null;
  };
  cod_settlement_lines: {
    id: WithDefault<string>;
    settlement_id: string;
    courier_id: string;
    key: Buffer;
    number: number;
    tracking_number: string | null;
    order_number: string | null;
    amount: number;
    fee: number | null;
    day: CalendarDate;
    outcome: 'waiting' | 'paid' | 'short' | 'over' | 'unknown' | 'paid_before';
    order_id: string | null;
    shipment_id: string | null;
    due: number | null;
    booked: WithDefault<number>;
    settled_at: Timestamp | null;
    settled_by: string | null;
    note: string | null;
    created_at: Timestamp;
  };
  cod_settlements: {
    id: WithDefault<string>;
    courier_id: string;
    file_name: string;
    line_count: number;
    amount: number;
    repeated_count: number;
    created_at: Timestamp;
    admin_id: string | null;
  };
  consents: {
    id: GeneratedAlways<number>;
    created_at: Timestamp;
    purpose: string;
    is_granted: boolean;
    text_version: number | null;
    language: 'ar' | 'en' | null;
    source: string;
    subject_hash: Buffer;
    user_id: string | null;
  };
  contact_message_replies: {
    id: WithDefault<string>;
    message_id: string;
    text: string;
    admin_id: string | null;
    created_at: WithDefault<Timestamp>;
  };
  contact_messages: {
    id: WithDefault<string>;
    name: string;
    email: string;
    subject: string;
    message: string;
    status: WithDefault<'unread' | 'read'>;
    created_at: WithDefault<Timestamp>;
    language: 'ar' | 'en' | null;
  };
  couriers: {
    id: WithDefault<string>;
    name_ar: string;
    name_en: string;
    tracking_url: string | null;
    csv_columns: Json<readonly JsonObject[]>;
    is_active: WithDefault<boolean>;
    created_at: WithDefault<Timestamp>;
    settlement_columns: Json<JsonObject> | null;
  };
  customer_notes: {
    id: WithDefault<string>;
    user_id: string;
    text: string;
    admin_id: string | null;
    created_at: WithDefault<Timestamp>;
  };
  customer_tags: {
    id: WithDefault<string>;
    user_id: string;
    tag: string;
    created_at: WithDefault<Timestamp>;
  };
  job_outages: {
    channel: string;
    since: WithDefault<Timestamp>;
    reason: string;
    probe_at: WithDefault<Timestamp>;
  };
  low_stock_alerts: {
    product_id: string;
    alerted_at: WithDefault<Timestamp>;
  };
  mail_quotas: {
    address: Buffer;
    subject: string;
    started_at: Timestamp;
    count: number;
  };
  newsletter_subscriptions: {
    id: WithDefault<string>;
    email: string;
    created_at: WithDefault<Timestamp>;
  };
  order_confirmation_mails: {
    address: Buffer;
    sent_at: Timestamp;
  };
  order_edits: {
    order_id: string;
    version: number;
    changed_by: string | null;
    changed_at: Timestamp;
    parts: string[];
    priced_by: 'order' | 'today';
    lines_before: Json<readonly JsonObject[]>;
    lines_after: Json<readonly JsonObject[]>;
    total_before: number;
    total_after: number;
  };
  order_networks: {
    order_id: string;
    network: Buffer;
    created_at: Timestamp;
  };
  order_status_changes: {
    id: GeneratedAlways<number>;
    order_id: string;
    from_status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | null;
    to_status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | null;
    from_payment: 'pending' | 'paid' | 'partly_refunded' | 'refunded' | null;
    to_payment: 'pending' | 'paid' | 'partly_refunded' | 'refunded' | null;
    changed_by: string | null;
    changed_at: WithDefault<Timestamp>;
  };
  orders: {
    id: WithDefault<string>;
    user_id: string | null;
    order_number: string;
    idempotency_key: string;
    request_hash: string;
    language: 'ar' | 'en';
    items: Json<readonly JsonObject[]>;
    shipping_info: Json<JsonObject>;
    subtotal: number;
    discount: number;
    bundle_discount: number;
    together_discount: number;
    discount_amount: number;
    shipping_cost: number;
    tax: number;
    total: number;
    tax_percent: WithDefault<number>;
    bundle_percent: WithDefault<number>;
    together_percent: WithDefault<number>;
    status: WithDefault<'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'>;
    payment_status: WithDefault<'pending' | 'paid' | 'partly_refunded' | 'refunded'>;
    payment_method: 'cash_on_delivery' | 'bank_transfer' | 'card_link' | 'card' | 'wallet' | 'instalments';
    promo_code: string | null;
    is_gift: boolean;
    gift_wrap: boolean;
    gift_message: string | null;
    search_text: GeneratedAlways<string>;
    created_at: WithDefault<Timestamp>;
    tax_base: WithDefault<'before-discounts' | 'after-discounts'>;
    shipping_zone: WithDefault<Json<JsonObject>>;
    settings_id: WithDefault<number>;
    payment_deadline: Timestamp | null;
    hold_extensions: WithDefault<number>;
    paid_amount: WithDefault<number>;
    refunded_amount: WithDefault<number>;
    retained_amount: number | null;
    version: WithDefault<number>;
    overpayment_refunded_amount: WithDefault<number>;
    waived_amount: WithDefault<number>;
    shares_mail: WithDefault<boolean>;
  };
  paused_channels: {
    channel: 'mail' | 'text';
    since: WithDefault<Timestamp>;
  };
  payment_attempts: {
    id: WithDefault<string>;
    order_id: string;
    number: number;
    provider: 'paymob' | 'stripe' | 'instapay' | 'cash_on_delivery' | 'manual';
    method: 'cash_on_delivery' | 'bank_transfer' | 'card_link' | 'card' | 'wallet' | 'instalments';
    amount: number;
    currency: WithDefault<'EGP'>;
    is_live: boolean;
    reference: string;
    state: 'opening' | 'open' | 'pending' | 'failed' | 'expired' | 'review' | 'succeeded';
    provider_order_id: string | null;
    encrypted_url: Buffer | null;
    expires_at: Timestamp | null;
    reason: string | null;
    created_at: Timestamp;
    changed_at: Timestamp;
    checked_at: Timestamp | null;
    checks: WithDefault<number>;
    returned_at: Timestamp | null;
  };
  payment_issues: {
    id: WithDefault<string>;
    kind: 'paid_twice' | 'paid_late' | 'wrong_amount' | 'wrong_currency' | 'wrong_mode' | 'owed_back' | 'unmatched' | 'unconfirmed' | 'refund_unclear' | 'refund_refused' | 'chargeback';
    order_id: string | null;
    provider: 'paymob' | 'stripe' | 'instapay' | 'cash_on_delivery' | 'manual';
    subject: string;
    amount: number | null;
    created_at: Timestamp;
    reminded_at: Timestamp | null;
    resolved_at: Timestamp | null;
    resolved_by: string | null;
    note: string | null;
  };
  payment_transactions: {
    id: GeneratedAlways<number>;
    order_id: string;
    attempt_id: string;
    provider: 'paymob' | 'stripe' | 'instapay' | 'cash_on_delivery' | 'manual';
    transaction_id: string;
    parent_id: string | null;
    kind: 'charge' | 'authorisation' | 'refund' | 'void' | 'chargeback' | 'reversal';
    outcome: 'pending' | 'succeeded' | 'failed';
    amount: number;
    currency: string;
    is_live: boolean;
    is_counted: boolean;
    instrument: 'card' | 'wallet' | 'transfer' | 'cash' | 'other';
    brand: string | null;
    last4: string | null;
    reason: string | null;
    recorded_by: 'webhook' | 'check' | 'admin';
    admin_id: string | null;
    recorded_at: Timestamp;
    confirmed_at: Timestamp | null;
  };
  process_heartbeats: {
    id: string;
    settings_id: number;
    heartbeat_at: WithDefault<Timestamp>;
  };
  product_changes: {
    transaction_id: WithDefault<string>;
    created_at: WithDefault<Timestamp>;
  };
  product_import_archives: {
    id: WithDefault<string>;
    admin_id: string;
    size: number;
    created_at: WithDefault<Timestamp>;
  };
  product_import_parts: {
    archive_id: string;
    number: number;
    bytes: Buffer;
  };
  product_import_pictures: {
    archive_id: string;
    entry: number;
    view: number;
    name: string;
    path: string | null;
    is_transparent: WithDefault<boolean>;
    fault: string | null;
  };
  product_imports: {
    id: WithDefault<string>;
    admin_id: string;
    file_name: string;
    content: Buffer | null;
    plan_hash: string;
    state: WithDefault<'checked' | 'waiting' | 'running' | 'done' | 'cancelled' | 'outdated' | 'failed'>;
    is_cancelled: WithDefault<boolean>;
    archives_new: WithDefault<boolean>;
    changes: number;
    done: WithDefault<number>;
    created_at: WithDefault<Timestamp>;
    archive_id: string | null;
    attempts: WithDefault<number>;
  };
  product_picture_files: {
    path: string;
    width: number;
    format: 'avif' | 'webp';
    bytes: Buffer;
    orphaned_at: Timestamp | null;
  };
  product_pictures: {
    product_id: string;
    view: number;
    path: string;
    is_transparent: boolean;
    alt_ar: string;
    alt_en: string;
  };
  product_search_terms: {
    entry: GeneratedAlways<number>;
    product_id: string;
    category: 'plates' | 'bowls' | 'cups' | 'sets';
    price: number;
    is_new: boolean;
    is_on_sale: boolean;
    colour: 'blue' | 'turquoise' | 'green' | 'multicolour' | 'black' | 'terracotta' | 'gold' | 'white' | null;
    motif: 'lotus' | 'papyrus' | 'arabesque' | 'star' | 'calligraphy' | 'hieroglyphs' | 'eye_of_horus' | 'scarab' | 'waves' | 'plain' | null;
    added_at: Timestamp;
    name_ar: string;
    name_en: string;
    text_ar: string;
    text_en: string;
    terms_ar: string[];
    terms_en: string[];
  };
  products: {
    id: string;
    category: 'plates' | 'bowls' | 'cups' | 'sets';
    position: number;
    price: number;
    original_price: number | null;
    stock: number;
    badge: 'SALE' | 'NEW' | null;
    is_on_sale: WithDefault<boolean>;
    is_featured: WithDefault<boolean>;
    is_archived: WithDefault<boolean>;
    name_ar: string;
    name_en: string;
    subtitle_ar: string;
    subtitle_en: string;
    description_ar: string;
    description_en: string;
    features_ar: string[];
    features_en: string[];
    version: WithDefault<number>;
    search_text: WithDefault<string>;
    has_custom_pictures: WithDefault<boolean>;
    updated_at: WithDefault<Timestamp>;
    planned_sale_price: number | null;
    sale_starts_at: Timestamp | null;
    sale_ends_at: Timestamp | null;
    barcode: string | null;
    colour: 'blue' | 'turquoise' | 'green' | 'multicolour' | 'black' | 'terracotta' | 'gold' | 'white' | null;
    motif: 'lotus' | 'papyrus' | 'arabesque' | 'star' | 'calligraphy' | 'hieroglyphs' | 'eye_of_horus' | 'scarab' | 'waves' | 'plain' | null;
    added_at: WithDefault<Timestamp>;
    other_names_ar: WithDefault<string[]>;
    other_names_en: WithDefault<string[]>;
  };
  profiles: {
    id: string;
    name: string;
    email: string;
    phone_number: string | null;
    date_of_birth: CalendarDate | null;
    created_at: WithDefault<Timestamp>;
    search_text: string | null;
  };
  promo_attempts: {
    subject_hash: string;
    failed_attempts: number;
    last_failed_at: Timestamp;
  };
  promo_codes: {
    code: string;
    id: WithDefault<string>;
    is_active: WithDefault<boolean>;
    valid_until: Timestamp | null;
    max_uses: number | null;
    current_uses: WithDefault<number>;
    min_purchase: WithDefault<number>;
    discount_type: 'percentage' | 'fixed';
    discount_value: number;
    user_id: string | null;
    is_first_order_only: WithDefault<boolean>;
    created_at: WithDefault<Timestamp>;
  };
  refunds: {
    id: WithDefault<string>;
    order_id: string;
    charge_id: number;
    amount: number;
    reason: 'return' | 'cancelled' | 'paid_twice' | 'paid_late' | 'wrong_amount' | 'goodwill' | 'order_changed';
    lines: WithDefault<Json<readonly JsonObject[]>>;
    includes_shipping: WithDefault<boolean>;
    is_restocked: WithDefault<boolean>;
    note: string | null;
    state: 'wanted' | 'sent' | 'unclear' | 'done' | 'refused';
    refunded_before: number | null;
    provider_refund_id: string | null;
    admin_id: string | null;
    created_at: Timestamp;
    sent_at: Timestamp | null;
    done_at: Timestamp | null;
    is_of_part_payment: WithDefault<boolean>;
  };
  removed_starter_products: {
    product_id: string;
    removed_at: WithDefault<Timestamp>;
  };
  report_days: {
    day: CalendarDate;
    breakdown: 'product' | 'governorate' | 'method' | 'promoCode' | 'tax' | 'reason';
    key: string;
    orders: number;
    quantity: number;
    goods: WithDefault<number>;
    promo_discount: WithDefault<number>;
    taxed: WithDefault<number>;
    tax: WithDefault<number>;
    refunded: WithDefault<number>;
    refunded_tax: WithDefault<number>;
    restocked: WithDefault<number>;
    written_off: WithDefault<number>;
    returned_quantity: number | null;
    returned_goods: number | null;
  };
  report_dirty_days: {
    id: GeneratedAlways<number>;
    day: CalendarDate;
  };
  request_limits: {
    key: string;
    points: WithDefault<number>;
    expire: number | null;
  };
  return_changes: {
    id: GeneratedAlways<number>;
    return_id: string;
    to_state: 'requested' | 'approved' | 'received' | 'refunded' | 'refused' | 'closed' | 'withdrawn';
    changed_by: string | null;
    changed_at: Timestamp;
  };
  return_lines: {
    return_id: string;
    product_id: string;
    quantity: number;
    reason: 'damaged' | 'faulty' | 'wrong_item' | 'not_as_described' | 'changed_mind' | 'other' | 'refused' | 'unreachable';
    restocked: WithDefault<number>;
    written_off: WithDefault<number>;
    amount: number | null;
  };
  return_refunds: {
    refund_id: string;
    return_id: string;
  };
  returns: {
    id: WithDefault<string>;
    order_id: string;
    kind: 'request' | 'refused_delivery';
    state: 'requested' | 'approved' | 'received' | 'refunded' | 'refused' | 'closed' | 'withdrawn';
    request_key: string | null;
    comment: string | null;
    reply: string | null;
    goods_refund: number | null;
    shipping_refund: number | null;
    created_at: Timestamp;
    waived: WithDefault<number>;
  };
  reviews: {
    id: WithDefault<string>;
    user_id: string | null;
    product_id: string;
    rating: number;
    comment: string | null;
    is_hidden: WithDefault<boolean>;
    hidden_reason: string | null;
    created_at: WithDefault<Timestamp>;
    reply: string | null;
    replied_at: Timestamp | null;
  };
  saved_addresses: {
    id: WithDefault<string>;
    user_id: string;
    label: string;
    full_name: string;
    phone: string;
    address: string;
    city: string;
    postal_code: string;
    is_default: WithDefault<boolean>;
    created_at: WithDefault<Timestamp>;
  };
  search_statistics: {
    id: GeneratedAlways<number>;
    week: CalendarDate;
    language: 'ar' | 'en';
    words: string;
    searches: WithDefault<number>;
    clicks: WithDefault<number>;
    exact_hits: number | null;
    similar_hits: number | null;
    measured_on: CalendarDate | null;
  };
  search_vocabulary: {
    word: string;
    lemma: string;
    is_prominent: boolean;
    phonetic_key: string | null;
    deletion_variants: string[] | null;
  };
  sent_messages: {
    channel: 'mail' | 'text';
    minute: Timestamp;
    count: number;
  };
  setting_versions: {
    id: GeneratedAlways<number>;
    section: string;
    version: number;
    value: Json<JsonObject>;
    created_at: WithDefault<Timestamp>;
    admin_id: string;
    admin_email: WithDefault<string>;
    published_at: Timestamp | null;
  };
  setup_records: {
    name: string;
    recorded_at: WithDefault<Timestamp>;
  };
  shipment_changes: {
    id: GeneratedAlways<number>;
    shipment_id: string;
    state: 'packed' | 'handed_over' | 'delivered' | 'returned' | 'lost' | 'withdrawn';
    changed_by: string | null;
    changed_at: Timestamp;
  };
  shipments: {
    id: WithDefault<string>;
    order_id: string;
    number: number;
    courier_id: string;
    tracking_number: string | null;
    cash_to_collect: number;
    cash_received: WithDefault<number>;
    state: 'packed' | 'handed_over' | 'delivered' | 'returned' | 'lost' | 'withdrawn';
    created_at: Timestamp;
    handed_over_at: Timestamp | null;
    ended_at: Timestamp | null;
  };
  staff_invitations: {
    id: WithDefault<string>;
    email: string;
    staff_role: 'owner' | 'manager' | 'orders' | 'catalogue' | 'readonly';
    language: 'ar' | 'en';
    invited_by: string | null;
    created_at: WithDefault<Timestamp>;
    sent_at: WithDefault<Timestamp>;
    expires_at: Timestamp;
  };
  stock_discrepancies: {
    product_id: string;
    stock: number;
    movements_sum: number;
    found_at: WithDefault<Timestamp>;
  };
  stock_movements: {
    id: GeneratedAlways<number>;
    product_id: string;
    quantity: number;
    stock: number;
    reason: 'opening' | 'order' | 'order_change' | 'cancellation' | 'return' | 'write_off' | 'stocktaking' | 'correction' | 'import';
    order_number: string | null;
    changed_by: string | null;
    created_at: WithDefault<Timestamp>;
  };
  stock_notifications: {
    id: WithDefault<string>;
    user_id: string | null;
    email: string;
    product_id: string;
    language: WithDefault<'ar' | 'en'>;
    notified: WithDefault<boolean>;
    created_at: WithDefault<Timestamp>;
  };
  synonym_groups: {
    id: GeneratedAlways<number>;
    kind: 'forms' | 'similar' | 'absent';
    lemma: string | null;
    is_meaning: WithDefault<boolean>;
    version: WithDefault<number>;
    is_applied: WithDefault<boolean>;
  };
  synonym_words: {
    id: GeneratedAlways<number>;
    group_id: number;
    written: string;
    role: WithDefault<'both' | 'typed' | 'text'>;
    folded: GeneratedAlways<string>;
    lemma: WithDefault<string>;
  };
  transfer_proofs: {
    id: WithDefault<string>;
    order_id: string;
    bank_reference: string | null;
    picture: Buffer | null;
    upload_hash: Buffer;
    picture_hash: Buffer;
    state: 'sent' | 'accepted' | 'rejected';
    reason: string | null;
    created_at: Timestamp;
    decided_at: Timestamp | null;
    admin_id: string | null;
  };
  user_roles: {
    user_id: string;
    role: 'admin';
    created_at: WithDefault<Timestamp>;
    staff_role: WithDefault<'owner' | 'manager' | 'orders' | 'catalogue' | 'readonly'>;
  };
  wishlist: {
    user_id: string;
    product_id: string;
    created_at: WithDefault<Timestamp>;
  };
};
