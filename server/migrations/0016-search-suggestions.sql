-- outside a transaction
-- Finds the words of the shop that begin with typed letters, as written and by their lemma (decision 203). The operators of
-- text_pattern_ops compare letters one by one, whatever the collation of the database is.
create index concurrently if not exists search_vocabulary_beginning_idx on search_vocabulary (word text_pattern_ops)
  where is_prominent;
create index concurrently if not exists search_vocabulary_lemma_beginning_idx on search_vocabulary (lemma text_pattern_ops)
  where is_prominent;
