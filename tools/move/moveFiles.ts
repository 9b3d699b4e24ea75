import { readFile } from 'node:fs/promises';
import type { AdminSdk } from '#local/adminSdk';
import type { MoveSource } from './readSource.ts';

type Bucket = ReturnType<ReturnType<AdminSdk['getStorage']>['bucket']>;
type SourceObject = MoveSource['objects'][number];

const AT_ONCE = 8;

/** Moves files with their metadata. Download tokens stay, so addresses in documents remain valid. */
export async function moveFiles(bucket: Bucket, objects: readonly SourceObject[]): Promise<void> {
  for (let start = 0; start < objects.length; start += AT_ONCE)
    await Promise.all(objects.slice(start, start + AT_ONCE).map((object) => moveFile(bucket, object)));
}

async function moveFile(bucket: Bucket, object: SourceObject): Promise<void> {
  const { name, filePath, contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } =
    object;
  const known = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage };
  const token = object.downloadToken === null ? {} : { firebaseStorageDownloadTokens: object.downloadToken };
  await bucket.file(name).save(await readFile(filePath), {
    resumable: false,
    validation: 'crc32c',
    metadata: {
      ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)),
      metadata: { ...object.metadata, ...token },
    },
  });
}
