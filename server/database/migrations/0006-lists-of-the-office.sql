-- What the office's lists stand in: newest first, and the id where two came in the same moment. Each list goes on from
-- its last row, so that its thousandth page costs as much as its first.

drop index contact_messages_newest;
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_unread on contact_messages (created_at desc, id desc) where status = 'unread';

drop index orders_newest;
create index orders_newest on orders (created_at desc, id desc);
create index orders_of_status on orders (status, created_at desc, id desc);
