/**
 * Version 2. Sessions, and the codes in mails, end with the key that they were begun under, so not by the second; and
 * refresh tokens end when nobody uses them. Those of before count as used now.
 */
export const boundSessions = `
  ALTER TABLE accounts ADD COLUMN session_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE action_codes ADD COLUMN session_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE refresh_tokens ADD COLUMN session_key TEXT NOT NULL DEFAULT '';
  ALTER TABLE refresh_tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  UPDATE refresh_tokens SET used_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
  CREATE INDEX refresh_tokens_by_account ON refresh_tokens (local_id, used_at);
`;
