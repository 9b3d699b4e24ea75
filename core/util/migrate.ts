/** A stored document whose fields have not been validated yet. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** A step that brings a document from version `to - 1` to version `to` (R2, M1). */
export interface Migration {
  to: number;
  name: string;
  migrate: (document: StoredDocument) => StoredDocument;
}

/** Migrates an older document to the newest version, step by step. `migrations`: ascending, without gaps. */
export function migrate(
  document: StoredDocument,
  version: number,
  migrations: readonly Migration[],
): StoredDocument {
  return migrations
    .filter((migration) => migration.to > version)
    .reduce((older, { to, migrate }) => ({ ...migrate(older), schemaVersion: to }), document);
}
