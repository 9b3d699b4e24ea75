/**
 * Version 2. Sessions and mailed codes end when the account's session key is replaced, no longer by comparing seconds;
 * unused refresh tokens expire. The existing ones count as used now.
 */
export const boundSessions = `
  ALTER TABLE accounts ADD COLUMN session_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE action_codes ADD COLUMN session_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE refresh_tokens ADD COLUMN session_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE refresh_tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  UPDATE refresh_tokens SET used_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
  CREATE INDEX refresh_tokens_by_account ON refresh_tokens (local_id, used_at);
`;
