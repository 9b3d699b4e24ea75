/** Settings of an object that a client may set. Null: not set. */
export interface ObjectSettings {
  contentType: string | null;
  contentDisposition: string | null;
  contentEncoding: string | null;
  contentLanguage: string | null;
  cacheControl: string | null;
  /** The client's own key-value pairs. */
  metadata: Readonly<Record<string, string>>;
}

/** The facts about a file's bytes. */
export interface StoredFile {
  /** The name on disk, random: a client's name never touches the file system. */
  file: string;
  /** Bytes. */
  size: number;
  /** Base64. */
  md5Hash: string;
  /** Base64, Castagnoli's polynomial. */
  crc32c: string;
}

/** A file that has arrived whole and that no object names yet. */
export interface ReceivedFile extends StoredFile {
  /** The image type by its first bytes; null if it is not a picture. */
  imageType: string | null;
}

/** Checksums, base64, as claimed by a file's sender. */
export interface ClaimedChecksums {
  md5Hash?: string | undefined;
  crc32c?: string | undefined;
}

/** An object that is to be stored, before its bytes have arrived. */
export interface NewObject {
  name: string;
  settings: ObjectSettings;
  downloadToken: string | null;
  checksums: ClaimedChecksums;
}

/** An object as the store keeps it. */
export interface StoredObject extends ObjectSettings, StoredFile {
  name: string;
  /** Microseconds since the epoch; rises with every upload of the same name. */
  generation: number;
  /** Counts the changes of the settings of one generation. */
  metageneration: number;
  /** Milliseconds since the epoch. */
  timeCreated: number;
  /** Milliseconds since the epoch. */
  updated: number;
  /** Its holder may download the object, whatever the rules say. Null until an address is requested. */
  downloadToken: string | null;
}
