-- Reviews as they are written and read. The same words of the same person about the same product are one review, however
-- often they are sent; other words are another one (decision 27).

create unique index reviews_of_person_once on reviews (user_id, product_id, rating, md5(coalesce(comment, '')));
create index reviews_shown on reviews (product_id, created_at desc, id desc) where not is_hidden;
create index reviews_latest on reviews (product_id, coalesce(user_id, id), created_at desc, id desc);
drop index reviews_of_product;
