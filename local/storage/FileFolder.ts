import { createHash, randomUUID } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listOwnFiles, ownFilePath } from '../store/ownFiles.ts';
import { syncPath } from '../store/syncPath.ts';
import { Crc32c } from './crc32c.ts';
import { SNIFFED_BYTES, sniffImageType } from './imageTypes.ts';
import { tooLarge } from './StorageError.ts';
import type { ReceivedFile, StoredFile } from './StoredObject.ts';

/** Bytes that arrive piece by piece. */
export type ByteStream = AsyncGenerator<Buffer, void, undefined>;

/** The files' bytes on disk. Once an object names a file it is never changed: a new upload is a new file. */
export class FileFolder {
  readonly root: string;
  readonly #isNamed: (file: string) => boolean;
  /** Number of running tasks that need every existing file. */
  #keepers = 0;
  /** Files to be removed once these tasks have ended. */
  readonly #unwanted = new Set<string>();

  /** @param isNamed whether an object or an upload has that file */
  constructor(root: string, isNamed: (file: string) => boolean) {
    this.root = root;
    this.#isNamed = isNamed;
  }

  /** Creates an empty file and returns its name. */
  async create(): Promise<string> {
    const name = randomUUID();
    // Two letters of the name are its folder: thousands of files in one would be slow to list.
    const file = `${name.slice(0, 2)}/${name}`;
    await mkdir(dirname(this.pathOf(file)), { recursive: true });
    const handle = await open(this.pathOf(file), 'wx');
    await handle.close();
    await this.#syncFolderOf(file);
    return file;
  }

  /**
   * Writes bytes as they arrive, from `offset` and through to the disk, and returns the new size. If the
   * stream breaks off, what was written stays. @throws StorageError too-large once the file would exceed
   * `limit` bytes
   */
  async write(file: string, offset: number, source: ByteStream, limit: number): Promise<number> {
    const handle = await open(this.pathOf(file), 'r+');
    let size = offset;
    try {
      await handle.truncate(offset);
      for await (const piece of source) {
        if (size + piece.length > limit) throw tooLarge(limit);
        await writeWhole(handle, piece, size);
        size += piece.length;
      }
    } finally {
      // A full disk may say so only here; the file is closed all the same.
      await handle.sync().finally(() => handle.close());
    }
    return size;
  }

  /** Returns size and checksums of the first `size` bytes on disk, and truncates the rest. */
  async seal(file: string, size: number): Promise<ReceivedFile> {
    const md5 = createHash('md5');
    const crc32c = new Crc32c();
    let head = Buffer.alloc(0);
    const handle = await open(this.pathOf(file), 'r+');
    try {
      await handle.truncate(size);
      await handle.sync();
      for await (const piece of handle.createReadStream({ autoClose: false, start: 0 })) {
        if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, piece.subarray(0, SNIFFED_BYTES)]);
        md5.update(piece);
        crc32c.update(piece);
      }
    } finally {
      await handle.close();
    }
    const imageType = sniffImageType(head);
    return { file, size, md5Hash: md5.digest('base64'), crc32c: crc32c.digest(), imageType };
  }

  /** Returns the image type by the file's first bytes; null if it is not a picture. */
  async imageTypeOf(file: string): Promise<string | null> {
    const handle = await open(this.pathOf(file), 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
      return sniffImageType(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  }

  /** Bytes. */
  async sizeOf(file: string): Promise<number> {
    return (await stat(this.pathOf(file))).size;
  }

  async copy(source: StoredFile): Promise<StoredFile> {
    const file = await this.create();
    await copyFile(this.pathOf(source.file), this.pathOf(file));
    await syncPath(this.pathOf(file), 'r+');
    return { file, size: source.size, md5Hash: source.md5Hash, crc32c: source.crc32c };
  }

  async remove(file: string): Promise<void> {
    if (this.#keepers > 0) this.#unwanted.add(file);
    else await rm(this.pathOf(file), { force: true });
  }

  /**
   * Runs work that needs every existing file, such as a backup; files removed meanwhile are deleted after it,
   * unless something refers to them again.
   */
  async keepAll<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#keepers++;
    try {
      return await work();
    } finally {
      this.#keepers--;
      if (this.#keepers === 0) await this.#removeUnwanted();
    }
  }

  async #removeUnwanted(): Promise<void> {
    const files = [...this.#unwanted].filter((file) => !this.#isNamed(file));
    this.#unwanted.clear();
    for (const file of files) await this.remove(file);
  }

  /** Every file of ours that is there. */
  list(): readonly string[] {
    return listOwnFiles(this.root);
  }

  /** The path of a file, existing or not. @throws Error for a name that would lead out of the folder */
  pathOf(file: string): string {
    return ownFilePath(this.root, file);
  }

  /** Removes our files that nothing refers to, which a crash between a write and its row leaves behind. */
  async removeUnnamed(): Promise<void> {
    const unnamed = this.list().filter((file) => !this.#isNamed(file));
    await Promise.all(unnamed.map((file) => this.remove(file)));
  }

  async #syncFolderOf(file: string): Promise<void> {
    await syncPath(dirname(this.pathOf(file)), 'r');
    await syncPath(this.root, 'r');
  }
}

/** Writes repeatedly, since one call may write less than it was given. */
async function writeWhole(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
