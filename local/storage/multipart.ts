import { StorageError } from './StorageError.ts';

export interface MultipartUpload {
  /** The first part, parsed JSON. */
  metadata: unknown;
  /** The second part's own type, where it has one. */
  contentType: string | null;
  bytes: Buffer;
}

const HEADERS_END = '\r\n\r\n';

/**
 * Takes a `multipart/related` upload apart: JSON first, then the file. The file's bytes may hold anything, also
 * what looks like a boundary's beginning, so the end is looked for from the end.
 * @throws StorageError invalid-argument
 */
export function parseMultipart(contentTypeHeader: string | undefined, body: Buffer): MultipartUpload {
  const boundary = `--${boundaryOf(contentTypeHeader)}`;
  const first = readPart(body, requireIndex(body.indexOf(boundary)) + boundary.length);
  const firstEnd = requireIndex(body.indexOf(`\r\n${boundary}`, first.start));
  const second = readPart(body, firstEnd + 2 + boundary.length);
  const secondEnd = requireIndex(body.lastIndexOf(`\r\n${boundary}--`));
  if (secondEnd < second.start) throw malformed();
  return {
    metadata: parseJson(body.toString('utf8', first.start, firstEnd)),
    contentType: /^content-type:\s*(.+)$/im.exec(second.headers)?.[1]?.trim() ?? null,
    bytes: body.subarray(second.start, secondEnd),
  };
}

function readPart(body: Buffer, from: number): { headers: string; start: number } {
  const headersEnd = requireIndex(body.indexOf(HEADERS_END, from));
  return { headers: body.toString('latin1', from, headersEnd), start: headersEnd + HEADERS_END.length };
}

function boundaryOf(contentTypeHeader: string | undefined): string {
  const match = /^multipart\/related;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentTypeHeader ?? '');
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw malformed();
  return boundary;
}

function requireIndex(index: number): number {
  if (index < 0) throw malformed();
  return index;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

function malformed(): StorageError {
  return new StorageError('invalid-argument', 'Malformed multipart/related upload');
}
