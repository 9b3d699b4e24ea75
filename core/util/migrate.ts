/** A document as it is stored: its fields are not known to be of their types yet. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** One step that brings a document from version `to - 1` to version `to` (R2, M1). */
export interface Migration {
  to: number;
  name: string;
  migrate: (document: StoredDocument) => StoredDocument;
}

/** Brings an older document up to the newest version, one numbered step after the other. `migrations`: ascending, without gaps. */
export function migrate(
  document: StoredDocument,
  version: number,
  migrations: readonly Migration[],
): StoredDocument {
  return migrations
    .filter((migration) => migration.to > version)
    .reduce((older, { to, migrate }) => ({ ...migrate(older), schemaVersion: to }), document);
}
