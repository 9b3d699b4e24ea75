import { randomUUID } from 'node:crypto';
import type { FileFolder } from './FileFolder.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { StorageError } from './StorageError.ts';
import type { NewObject, ObjectSettings, StoredFile, StoredObject } from './StoredObject.ts';

interface ObjectPage {
  objects: readonly StoredObject[];
  /** Names up to the next delimiter, in place of the objects behind them. */
  prefixes: readonly string[];
  /** The token for the next page; null at the end. */
  nextPageToken: string | null;
}

export interface ListQuery {
  prefix: string;
  delimiter: string;
  pageToken: string;
  maxResults: number;
}

/**
 * The bucket: files on disk with their metadata, kept consistent. A write stores the file, then the row, then
 * deletes the replaced file, so after any crash the row refers to a complete file.
 */
export class Objects {
  readonly #store: ObjectStore;
  readonly #files: FileFolder;
  readonly #now: () => number;

  constructor(store: ObjectStore, files: FileFolder, now: () => number) {
    this.#store = store;
    this.#files = files;
    this.#now = now;
  }

  find(name: string): StoredObject | undefined {
    return this.#store.find(name);
  }

  /** @throws StorageError object-not-found */
  require(name: string): StoredObject {
    const object = this.#store.find(name);
    if (!object) throw new StorageError('object-not-found', `No such object: ${name}`);
    return object;
  }

  /**
   * Gives a complete file its name. It replaces the former object, including its download address. `together`
   * runs in the same transaction.
   */
  async save(
    { name, settings, downloadToken }: NewObject,
    file: StoredFile,
    together?: () => void,
  ): Promise<StoredObject> {
    return this.#put(name, file, settings, downloadToken, together);
  }

  /** Like Cloud Storage's rewrite: keeps the download token, and the settings except for the changed ones. */
  async copy(
    sourceName: string,
    targetName: string,
    change: (settings: ObjectSettings) => ObjectSettings,
  ): Promise<StoredObject> {
    const source = this.require(sourceName);
    return this.#put(targetName, await this.#files.copy(source), change(source), source.downloadToken);
  }

  /** @throws StorageError object-not-found */
  changeSettings(name: string, change: Partial<ObjectSettings>, downloadToken?: string | null): StoredObject {
    const object = this.require(name);
    const changed: StoredObject = {
      ...object,
      ...change,
      downloadToken: downloadToken === undefined ? object.downloadToken : downloadToken,
      metageneration: object.metageneration + 1,
      updated: this.#now(),
    };
    this.#store.put(changed);
    return changed;
  }

  /** The object with a download token, made now if it has none. @throws StorageError object-not-found */
  requireWithToken(name: string): StoredObject & { downloadToken: string } {
    const object = this.require(name);
    const downloadToken = object.downloadToken ?? randomUUID();
    if (object.downloadToken === null) this.#store.put({ ...object, downloadToken });
    return { ...object, downloadToken };
  }

  /** @throws StorageError object-not-found */
  async delete(name: string): Promise<void> {
    const { file } = this.require(name);
    this.#store.delete(name);
    await this.#files.remove(file);
  }

  list({ prefix, delimiter, pageToken, maxResults }: ListQuery): ObjectPage {
    const objects: StoredObject[] = [];
    const prefixes: string[] = [];
    let last = pageToken;
    while (objects.length + prefixes.length < maxResults) {
      const [object] = this.#store.list(prefix, last, 1);
      if (object === undefined) return { objects, prefixes, nextPageToken: null };
      const folder = folderOf(object.name, prefix, delimiter);
      if (folder === undefined) objects.push(object);
      else prefixes.push(folder);
      last = folder === undefined ? object.name : `${folder}${LAST_CHARACTER}`;
    }
    return { objects, prefixes, nextPageToken: last };
  }

  async #put(
    name: string,
    stored: StoredFile,
    settings: ObjectSettings,
    downloadToken: string | null,
    together?: () => void,
  ): Promise<StoredObject> {
    const replaced = this.#store.find(name);
    const now = this.#now();
    const { file, size, md5Hash, crc32c } = stored;
    const object: StoredObject = {
      ...onlySettings(settings),
      name,
      file,
      size,
      md5Hash,
      crc32c,
      generation: Math.max(now * 1000, (replaced?.generation ?? 0) + 1),
      metageneration: 1,
      timeCreated: now,
      updated: now,
      downloadToken,
    };
    this.#store.put(object, together);
    if (replaced) await this.#files.remove(replaced.file);
    return object;
  }
}

/** Sorts after everything that can follow a folder's name. */
const LAST_CHARACTER = '\u{10ffff}';

function folderOf(name: string, prefix: string, delimiter: string): string | undefined {
  if (delimiter === '') return undefined;
  const end = name.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : name.slice(0, end + delimiter.length);
}

function onlySettings(settings: ObjectSettings): ObjectSettings {
  const { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl, metadata } =
    settings;
  return { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl, metadata };
}
