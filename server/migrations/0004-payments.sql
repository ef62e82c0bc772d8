-- Payments of orders: attempts, the ledger, refunds, transfer proofs, and what does not fit (decision 186).

alter table orders
  drop constraint orders_payment_method_check,
  drop constraint orders_payment_status_check,
  add constraint orders_payment_method_check check (
    payment_method in ('cash_on_delivery', 'bank_transfer', 'card_link', 'card', 'wallet', 'instalments')
  ) not valid,
  add constraint orders_payment_status_check check (
    payment_status in ('pending', 'paid', 'partly_refunded', 'refunded')
  ) not valid,
  -- until when the order holds its stock unpaid; null for ever
  add column pay_by timestamptz,
  -- how often pay_by was moved
  add column hold_extensions smallint not null default 0,
  -- sums of the ledger, written together with it
  add column paid_amount bigint not null default 0,
  add column refunded_amount bigint not null default 0;

-- One try to pay an order, at a gateway or by hand. The order exists before it.
create table payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  number smallint not null check (number > 0),
  provider text not null check (provider in ('paymob', 'stripe', 'instapay', 'cash_on_delivery', 'manual')),
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null default 'EGP' check (currency = 'EGP'),
  is_live boolean not null,
  -- the shop's name of the attempt at the gateway: order number and number
  reference text not null unique,
  state text not null check (state in ('opening', 'open', 'pending', 'failed', 'expired', 'review', 'succeeded')),
  provider_order_id text,
  -- the address of the payment page is enough to pay, so it is encrypted
  encrypted_url bytea,
  expires_at timestamptz,
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- when the gateway was last asked, and how often
  checked_at timestamptz,
  checks integer not null default 0,
  -- when the customer came back from the gateway
  returned_at timestamptz,
  unique (order_id, number),
  -- what a gateway reports belongs to one attempt
  unique (provider, provider_order_id)
);
-- a customer pays one attempt at a time, whatever the number of tabs
create unique index payment_attempts_open_key on payment_attempts (order_id) where state in ('opening', 'open', 'pending');
-- finds the attempts of the last days, of which the gateways are asked
create index payment_attempts_created_at_idx on payment_attempts (created_at);

-- The ledger: one row per thing that happened to money. Rows are only added; `confirmed_at` is when the gateway, asked by the shop,
-- agreed with what a webhook had said.
create table payment_transactions (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  attempt_id uuid not null references payment_attempts,
  provider text not null,
  transaction_id text not null,
  parent_id text,
  kind text not null check (kind in ('charge', 'authorisation', 'refund', 'void', 'chargeback', 'reversal')),
  outcome text not null check (outcome in ('pending', 'succeeded', 'failed')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  is_live boolean not null,
  -- false when amount, currency or mode do not fit the attempt: real money, but it does not pay the order
  counts boolean not null,
  means text not null check (means in ('card', 'wallet', 'transfer', 'cash', 'other')),
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  reason text,
  recorded_by text not null check (recorded_by in ('webhook', 'check', 'admin')),
  admin_id uuid references auth.users on delete set null,
  recorded_at timestamptz not null,
  confirmed_at timestamptz,
  -- an event is recorded once
  unique (provider, transaction_id, kind, outcome)
);
create index payment_transactions_order_id_idx on payment_transactions (order_id, id);
create index payment_transactions_unconfirmed_idx on payment_transactions (recorded_at)
  where kind = 'charge' and outcome = 'succeeded' and recorded_by = 'webhook' and confirmed_at is null;

-- Money that goes back. A row exists before the gateway is called, so that no call is forgotten or repeated.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  charge_id bigint not null references payment_transactions,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('return', 'cancelled', 'paid_twice', 'paid_late', 'wrong_amount', 'goodwill')),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  includes_shipping boolean not null default false,
  is_restocked boolean not null default false,
  note text check (char_length(note) <= 500),
  state text not null check (state in ('wanted', 'sent', 'unclear', 'done', 'refused')),
  -- what the gateway had sent back of the charge before the call
  refunded_before bigint,
  provider_refund_id text,
  admin_id uuid references auth.users on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz
);
create index refunds_order_id_idx on refunds (order_id, created_at);
create index refunds_unfinished_idx on refunds (created_at) where state in ('wanted', 'sent', 'unclear');

-- Proofs of bank transfers, which admins compare with the account. At most one of an order waits or was accepted.
create table transfer_proofs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  bank_reference text check (char_length(bank_reference) between 4 and 40),
  -- without its metadata; null when its time is over. The hashes stay, so that it pays no other order
  picture bytea,
  -- SHA-256 of the file as it was sent, and of the pixels of the picture
  upload_hash bytea not null,
  picture_hash bytea not null,
  state text not null check (state in ('sent', 'accepted', 'rejected')),
  reason text check (char_length(reason) <= 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  admin_id uuid references auth.users on delete set null,
  check ((state = 'sent') = (decided_at is null))
);
alter table transfer_proofs alter column picture set storage external;
create index transfer_proofs_order_id_idx on transfer_proofs (order_id, created_at);
create index transfer_proofs_waiting_idx on transfer_proofs (created_at, id) where state = 'sent';
create index transfer_proofs_decided_idx on transfer_proofs (created_at desc, id desc) where state <> 'sent';
create index transfer_proofs_decided_at_idx on transfer_proofs (decided_at) where picture is not null;
-- one transfer pays one order
create unique index transfer_proofs_current_key on transfer_proofs (order_id) where state <> 'rejected';
create unique index transfer_proofs_upload_hash_key on transfer_proofs (upload_hash) where state <> 'rejected';
create unique index transfer_proofs_picture_hash_key on transfer_proofs (picture_hash) where state <> 'rejected';
create unique index transfer_proofs_bank_reference_key on transfer_proofs (bank_reference)
  where bank_reference is not null and state <> 'rejected';

-- What does not fit and needs a person: one row per thing, until somebody or the shop has settled it.
create table payment_issues (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('paid_twice', 'paid_late', 'wrong_amount', 'wrong_currency', 'wrong_mode', 'owed_back', 'unmatched',
    'unconfirmed', 'refund_unclear', 'refund_refused', 'chargeback')),
  order_id uuid references orders,
  provider text not null,
  -- id of the transaction, the refund, or the gateway's order
  subject text not null,
  amount bigint,
  created_at timestamptz not null,
  -- when the owner was mailed that it waits
  reminded_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid references auth.users on delete set null,
  note text check (char_length(note) <= 500),
  unique (kind, provider, subject)
);
create index payment_issues_created_at_idx on payment_issues (created_at desc, id desc) where resolved_at is null;
create index payment_issues_order_id_idx on payment_issues (order_id) where order_id is not null;

-- Orders that were written down as paid or refunded get the ledger that says so.
with attempt as (
  insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state, provider_order_id, created_at, changed_at)
  select id, 1, case payment_method when 'cash_on_delivery' then 'cash_on_delivery' when 'bank_transfer' then 'instapay' else 'manual' end,
    payment_method, total, true, order_number || '-1', 'succeeded', order_number || '-1', created_at, now()
  from orders where payment_status in ('paid', 'refunded') and total > 0
  returning id, order_id, provider, reference, amount
), charge as (
  insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, currency, is_live, counts,
    means, recorded_by, recorded_at)
  select order_id, id, provider, reference || '-charge', 'charge', 'succeeded', amount, 'EGP', true, true,
    case provider when 'cash_on_delivery' then 'cash' when 'instapay' then 'transfer' else 'other' end, 'admin', now()
  from attempt
  returning id, order_id, attempt_id, provider, transaction_id, amount, means
), refunded as (
  select charge.* from charge join orders on orders.id = charge.order_id where orders.payment_status = 'refunded'
), refund as (
  insert into refunds (order_id, charge_id, amount, reason, includes_shipping, state, created_at, done_at)
  select order_id, id, amount, 'goodwill', true, 'done', now(), now() from refunded
), refund_entry as (
  insert into payment_transactions (order_id, attempt_id, provider, transaction_id, parent_id, kind, outcome, amount, currency, is_live,
    counts, means, recorded_by, recorded_at)
  select order_id, attempt_id, provider, transaction_id || '-refund', transaction_id, 'refund', 'succeeded', amount, 'EGP', true, true,
    means, 'admin', now() from refunded
)
update orders set paid_amount = total, refunded_amount = case payment_status when 'refunded' then total else 0 end
where payment_status in ('paid', 'refunded') and total > 0;
