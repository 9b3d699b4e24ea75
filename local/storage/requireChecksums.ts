import { StorageError } from './StorageError.ts';
import type { ClaimedChecksums, StoredFile } from './StoredObject.ts';

/** Compares the claimed checksums with the file on disk. @throws StorageError invalid-argument */
export function requireChecksums(claimed: ClaimedChecksums, file: StoredFile): void {
  const { md5Hash = file.md5Hash, crc32c = file.crc32c } = claimed;
  if (md5Hash === file.md5Hash && crc32c === file.crc32c) return;
  throw new StorageError('invalid-argument', 'The checksum does not agree with the bytes that arrived.');
}

/** Cloud Storage's header for them: `crc32c=…,md5=…`. */
export function parseHashHeader(header: string | string[] | undefined): ClaimedChecksums {
  const text = [header ?? ''].flat().join(',');
  return { md5Hash: /\bmd5=([\w+/=]+)/.exec(text)?.[1], crc32c: /\bcrc32c=([\w+/=]+)/.exec(text)?.[1] };
}
