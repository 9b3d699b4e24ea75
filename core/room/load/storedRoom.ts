/** A stored room of whatever version, before its fields are known. */
export type StoredRoom = Readonly<Record<string, unknown>>;
