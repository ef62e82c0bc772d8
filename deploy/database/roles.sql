-- Once, on the primary, as superuser: the shop owns its database and needs nothing else.
create role lazaward login password 'SHOP_PASSWORD';
create database lazaward owner lazaward encoding 'UTF8' template template0;
