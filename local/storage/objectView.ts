import type { StoredObject } from './StoredObject.ts';
import { TOKEN_KEY } from './settings.ts';

/** An object in the form of Firebase's own protocol; undefined fields vanish in JSON. */
export function firebaseView(bucket: string, object: StoredObject): object {
  return {
    ...commonView(bucket, object),
    metadata: object.metadata,
    contentDisposition: object.contentDisposition ?? dispositionOf('inline', object.name),
    contentEncoding: object.contentEncoding ?? 'identity',
    downloadTokens: object.downloadToken ?? undefined,
  };
}

/** An object in the form of Cloud Storage's JSON API. */
export function cloudView(bucket: string, object: StoredObject): object {
  const token = object.downloadToken === null ? {} : { [TOKEN_KEY]: object.downloadToken };
  return {
    kind: 'storage#object',
    id: `${bucket}/${object.name}/${object.generation}`,
    ...commonView(bucket, object),
    metadata: { ...object.metadata, ...token },
    contentDisposition: object.contentDisposition ?? undefined,
    contentEncoding: object.contentEncoding ?? undefined,
  };
}

/** The bucket in the form of Cloud Storage's JSON API. */
export function bucketView(bucket: string): object {
  return { kind: 'storage#bucket', id: bucket, name: bucket, storageClass: 'STANDARD' };
}

/** A `content-disposition` that carries the last part of any name safely (RFC 8187). */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const fileName = name.slice(name.lastIndexOf('/') + 1);
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename*=utf-8''${encoded}`;
}

/** Changes with every upload and every change of settings. */
export function etagOf(object: StoredObject): string {
  return `"${object.generation}-${object.metageneration}"`;
}

function commonView(bucket: string, object: StoredObject): object {
  return {
    name: object.name,
    bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType: object.contentType ?? 'application/octet-stream',
    contentLanguage: object.contentLanguage ?? undefined,
    cacheControl: object.cacheControl ?? undefined,
    timeCreated: new Date(object.timeCreated).toISOString(),
    updated: new Date(object.updated).toISOString(),
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
  };
}
