/**
 * Version 1. The first data folders have no version number and may contain only some of these tables, since
 * their programs created each one when it was first needed.
 */
export const createTables = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    collection_id TEXT NOT NULL,
    fields TEXT NOT NULL,
    create_time TEXT NOT NULL,
    update_time TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (collection);
  CREATE INDEX IF NOT EXISTS documents_by_collection_id ON documents (collection_id, path);

  CREATE TABLE IF NOT EXISTS firestore_clock (id INTEGER PRIMARY KEY CHECK (id = 1), last_micros INTEGER NOT NULL);
  INSERT OR IGNORE INTO firestore_clock VALUES (1, 0);

  CREATE TABLE IF NOT EXISTS accounts (
    local_id TEXT PRIMARY KEY,
    email TEXT UNIQUE,
    email_verified INTEGER NOT NULL,
    display_name TEXT,
    photo_url TEXT,
    disabled INTEGER NOT NULL,
    password_hash TEXT,
    password_updated_at INTEGER,
    valid_since INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_login_at INTEGER,
    custom_attributes TEXT
  );

  CREATE TABLE IF NOT EXISTS refresh_tokens (
    digest TEXT PRIMARY KEY,
    local_id TEXT NOT NULL,
    auth_time INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS action_codes (
    digest TEXT PRIMARY KEY,
    operation TEXT NOT NULL,
    local_id TEXT NOT NULL,
    email TEXT NOT NULL,
    new_email TEXT,
    issued_at INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL);

  CREATE TABLE IF NOT EXISTS storage_objects (
    name TEXT PRIMARY KEY,
    file TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    md5_hash TEXT NOT NULL,
    crc32c TEXT NOT NULL,
    content_type TEXT,
    content_disposition TEXT,
    content_encoding TEXT,
    content_language TEXT,
    cache_control TEXT,
    metadata TEXT NOT NULL,
    generation INTEGER NOT NULL,
    metageneration INTEGER NOT NULL,
    time_created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    download_token TEXT
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS storage_uploads (
    id TEXT PRIMARY KEY,
    user_id TEXT,
    object TEXT NOT NULL,
    total INTEGER,
    file TEXT UNIQUE,
    received INTEGER NOT NULL,
    started INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS done_work (name TEXT PRIMARY KEY);
`;

/** Tables by which a database without a version number is recognised as ours. */
export const UNNUMBERED_TABLES: ReadonlySet<string> = new Set([
  'documents',
  'firestore_clock',
  'accounts',
  'refresh_tokens',
  'action_codes',
  'signing_key',
  'storage_objects',
  'storage_uploads',
  'done_work',
]);
