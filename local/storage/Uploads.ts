import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ByteStream, FileFolder } from './FileFolder.ts';
import { KeyedTurns } from './KeyedTurns.ts';
import { MAX_FINISHED, MAX_UNFINISHED, UNFINISHED_LIFETIME } from './limits.ts';
import type { Objects } from './Objects.ts';
import { requireChecksums } from './requireChecksums.ts';
import { StorageError, tooLarge } from './StorageError.ts';
import type { NewObject, ReceivedFile, StoredObject } from './StoredObject.ts';
import { streamOf } from './streamOf.ts';
import type { Upload, UploadStore } from './UploadStore.ts';

/** Decides on a file that has arrived whole. @throws to refuse it */
export type CheckFile = (object: NewObject, file: ReceivedFile) => void;

interface UploadsDeps {
  objects: Objects;
  files: FileFolder;
  store: UploadStore;
  /** The largest file in bytes. */
  maxBytes: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Receives files in one piece, or in several under an address of their own. Bytes go from the connection to
 * the disk and are never in memory as a whole; an object is created only when all are received and checked.
 */
export class Uploads {
  readonly #objects: Objects;
  readonly #files: FileFolder;
  readonly #store: UploadStore;
  readonly #maxBytes: number;
  readonly #now: () => number;
  readonly #turns = new KeyedTurns();
  /** The piece that each upload is receiving right now. */
  readonly #arriving = new Map<string, Readable>();

  constructor({ objects, files, store, maxBytes, now }: UploadsDeps) {
    this.#objects = objects;
    this.#files = files;
    this.#store = store;
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** Receives a file in one piece. Nothing of it is kept if it breaks off or is refused. */
  async receive(object: NewObject, source: ByteStream, check: CheckFile): Promise<StoredObject> {
    const file = await this.#receiveFile(object, source, check);
    try {
      return await this.#objects.save(object, file);
    } catch (error) {
      // The space of these bytes may be needed, as on a full disk.
      if (this.#objects.find(object.name)?.file !== file.file) await this.#files.remove(file.file);
      throw error;
    }
  }

  async #receiveFile(object: NewObject, source: ByteStream, check: CheckFile): Promise<ReceivedFile> {
    const file = await this.#files.create();
    try {
      const size = await this.#files.write(file, 0, source, this.#maxBytes);
      const received = await this.#files.seal(file, size);
      checkFile(object, received, check);
      return received;
    } catch (error) {
      await this.#files.remove(file);
      throw error;
    }
  }

  /** Opens an upload in pieces. @throws StorageError too-large */
  async start(object: NewObject, userId: string | null, total: number | null): Promise<Upload> {
    if (total !== null && total > this.#maxBytes) throw tooLarge(this.#maxBytes);
    const file = await this.#files.create();
    const upload = { id: randomUUID(), userId, object, total, file, received: 0, started: this.#now() };
    this.#store.add(upload);
    await this.clearExpired();
    await this.#clear(this.#store.listUnfinishedBeyond(userId, MAX_UNFINISHED));
    await this.#clear(this.#store.listFinishedBeyond(userId, MAX_FINISHED));
    return upload;
  }

  /**
   * Returns an upload. One of another user is reported as missing. A new request about an upload aborts a piece of it
   * that still arrives over a lost connection. @throws StorageError object-not-found
   */
  async require(id: string, userId: string | null): Promise<Upload> {
    this.#require(id, userId);
    this.#arriving.get(id)?.destroy();
    return this.#turns.take(id, async () => this.#require(id, userId));
  }

  /** Appends the next piece at `offset`. The received part of a broken piece is kept. @throws StorageError */
  append(id: string, offset: number, piece: Readable): Promise<Upload> {
    return this.#turns.take(id, async () => {
      const upload = this.#requireUnfinished(id);
      if (offset !== upload.received)
        throw new StorageError('invalid-argument', `The next piece begins at ${upload.received}.`);
      this.#arriving.set(id, piece);
      try {
        return await this.#write(upload, piece);
      } finally {
        this.#arriving.delete(id);
      }
    });
  }

  /** Creates the object. A refused upload ends. @throws StorageError */
  finish(id: string, check: CheckFile): Promise<StoredObject> {
    return this.#turns.take(id, async () => {
      const upload = this.#requireUnfinished(id);
      const { object, file, received, total } = upload;
      if (total !== null && total !== received)
        throw new StorageError('invalid-argument', `${received} of the ${total} bytes have arrived.`);
      const sealed = await this.#files.seal(file, received);
      try {
        checkFile(object, sealed, check);
      } catch (error) {
        await this.#clear([upload]);
        throw error;
      }
      return this.#objects.save(object, sealed, () => {
        // A restore may have taken the upload away while its file was looked at.
        if (!this.#store.markFinished(id)) throw noSuchUpload();
      });
    });
  }

  cancel(id: string): Promise<void> {
    return this.#turns.take(id, async () => this.#clear([this.#requireUnfinished(id)]));
  }

  /** Removes uploads begun more than a day ago, with their bytes. */
  clearExpired(): Promise<void> {
    return this.#clear(this.#store.listStartedBefore(this.#now() - UNFINISHED_LIFETIME));
  }

  async #write(upload: UnfinishedUpload, piece: Readable): Promise<Upload> {
    const limit = Math.min(upload.total ?? this.#maxBytes, this.#maxBytes);
    try {
      await this.#files.write(upload.file, upload.received, streamOf(piece), limit);
    } catch (error) {
      if (error instanceof StorageError && error.code === 'too-large') await this.#clear([upload]);
      else this.#store.setReceived(upload.id, await this.#files.sizeOf(upload.file));
      throw error;
    }
    const received = await this.#files.sizeOf(upload.file);
    this.#store.setReceived(upload.id, received);
    return { ...upload, received };
  }

  async #clear(uploads: readonly Upload[]): Promise<void> {
    for (const { id, file } of uploads) {
      this.#arriving.get(id)?.destroy();
      this.#store.delete(id);
      if (file !== null) await this.#files.remove(file);
    }
  }

  #require(id: string, userId: string | null): Upload {
    const upload = this.#store.find(id);
    const isExpired = upload !== undefined && upload.started < this.#now() - UNFINISHED_LIFETIME;
    if (upload !== undefined && upload.userId === userId && !isExpired) return upload;
    throw noSuchUpload();
  }

  #requireUnfinished(id: string): UnfinishedUpload {
    const upload = this.#store.find(id);
    if (!upload) throw noSuchUpload();
    const { file } = upload;
    if (file === null) throw new StorageError('invalid-argument', 'The upload is finished.');
    return { ...upload, file };
  }
}

type UnfinishedUpload = Upload & { file: string };

function checkFile(object: NewObject, file: ReceivedFile, check: CheckFile): void {
  check(object, file);
  requireChecksums(object.checksums, file);
}

function noSuchUpload(): StorageError {
  return new StorageError('object-not-found', 'No such upload');
}
