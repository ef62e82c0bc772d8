-- What the office's lists of stock alerts stand in: of all, of one status, of one product, newest first.

create index stock_notifications_newest on stock_notifications (created_at desc, id desc);
create index stock_notifications_of_status on stock_notifications (notified, created_at desc, id desc);
create index stock_notifications_newest_of_product on stock_notifications (product_id, created_at desc, id desc);
create index stock_notifications_counted on stock_notifications (product_id, notified);
