import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c } from './crc32c.ts';
import type { StoredFile } from './StoredObject.ts';

/** The files' bytes on disk. A file is never changed once written: a new upload is a new file. */
export class FileFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Writes the bytes through to the disk, so that a row that names the file never outlives it. */
  async write(bytes: Uint8Array): Promise<StoredFile> {
    const file = newFileName();
    await this.#makeFolderOf(file);
    const handle = await open(join(this.root, file), 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await this.#syncFolderOf(file);
    return {
      file,
      size: bytes.length,
      md5Hash: createHash('md5').update(bytes).digest('base64'),
      crc32c: crc32c(bytes),
    };
  }

  async copy(source: StoredFile): Promise<StoredFile> {
    const file = newFileName();
    await this.#makeFolderOf(file);
    await copyFile(join(this.root, source.file), join(this.root, file));
    await syncPath(join(this.root, file), 'r+');
    await this.#syncFolderOf(file);
    return { file, size: source.size, md5Hash: source.md5Hash, crc32c: source.crc32c };
  }

  async remove(file: string): Promise<void> {
    await rm(join(this.root, file), { force: true });
  }

  /** Removes the files that no object names: what a crash between a write and its row leaves behind. */
  async removeAllBut(isNamed: (file: string) => boolean): Promise<void> {
    for (const folder of await readdir(this.root)) {
      const files = (await readdir(join(this.root, folder))).map((name) => `${folder}/${name}`);
      await Promise.all(files.filter((file) => !isNamed(file)).map((file) => this.remove(file)));
    }
  }

  async #makeFolderOf(file: string): Promise<void> {
    await mkdir(join(this.root, folderOf(file)), { recursive: true });
  }

  async #syncFolderOf(file: string): Promise<void> {
    // Windows has no handle on a folder to sync.
    if (process.platform === 'win32') return;
    await syncPath(join(this.root, folderOf(file)), 'r');
    await syncPath(this.root, 'r');
  }
}

/** Two letters of the name are its folder: thousands of files in one would be slow to list. */
function newFileName(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}

function folderOf(file: string): string {
  return file.slice(0, 2);
}

async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
