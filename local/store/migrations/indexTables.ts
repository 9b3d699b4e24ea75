/**
 * Version 4. The indexes that queries use, and their entries: a key, whose bytes are in the order of what it stands for,
 * and the document's path. `made_to` is the last path whose entries an unfinished index has, null for a complete one. The
 * entries of older documents are made after the start, while the server runs.
 */
export const indexTables = `
  CREATE TABLE indexes (
    id INTEGER PRIMARY KEY,
    shape TEXT NOT NULL,
    made_to TEXT,
    is_dropped INTEGER NOT NULL
  );
  CREATE TABLE index_entries (
    index_id INTEGER NOT NULL,
    entry BLOB NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (index_id, entry)
  ) WITHOUT ROWID;
`;
