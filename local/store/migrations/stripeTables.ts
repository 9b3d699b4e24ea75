/**
 * Version 3. Tables of the stand-in for Stripe: objects, responses to repeat, and events with their next
 * sending time.
 */
export const stripeTables = `
  CREATE TABLE stripe_objects (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX stripe_objects_by_type ON stripe_objects (type, created);
  CREATE TABLE stripe_answers (
    key TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    answer TEXT NOT NULL,
    created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE stripe_events (
    number INTEGER PRIMARY KEY,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due INTEGER
  );
  CREATE INDEX stripe_events_by_due ON stripe_events (due);
`;
