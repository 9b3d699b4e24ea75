import { StorageError } from './StorageError.ts';

/** A parsed `content-range` header of a piece of an upload. */
interface ContentRange {
  /** The piece's start; null if the header does not say. */
  start: number | null;
  /** The whole file's size; null while it is not known. */
  total: number | null;
  /** True for a piece that runs to the end of the file, wherever that is. */
  isRest: boolean;
  /** True where no piece is sent: the sender asks how far the upload is. */
  isQuestion: boolean;
}

// Such as `bytes 0-99/*`, `bytes 100-*/250`, `bytes */*`. In a block comment, their `*/` would end it.
/** Reads the header; without one a piece is the rest. @throws StorageError invalid-argument */
export function parseContentRange(header: string | undefined): ContentRange {
  if (header === undefined) return { start: null, total: null, isRest: true, isQuestion: false };
  const match = /^bytes (?:(\d{1,15})-(\*|\d{1,15})|\*)\/(\*|\d{1,15})$/.exec(header);
  if (match === null) throw new StorageError('invalid-argument', 'Malformed content-range');
  const [, start, end, total] = match;
  return {
    start: start === undefined ? null : Number(start),
    total: total === '*' ? null : Number(total),
    isRest: end === '*',
    isQuestion: start === undefined,
  };
}

/** Returns whether the file is complete once that many bytes of it have arrived. */
export function endsUpload({ total, isRest }: ContentRange, received: number): boolean {
  return total === null ? isRest : total === received;
}
