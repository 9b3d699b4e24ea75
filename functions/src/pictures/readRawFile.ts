import type { PictureRefusal } from '../../../core/calls/library/takePicture.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/** Reads an uploaded file, but none over `mostBytes`. @throws notFound */
export async function readRawFile(
  file: StoredFile,
  mostBytes: number,
): Promise<Result<Buffer, PictureRefusal>> {
  const [{ size }] = await file.getMetadata().catch((error: unknown) => {
    throw isMissing(error) ? new HttpError('notFound', 'There is no such file.') : error;
  });
  if (Number(size) > mostBytes) return refuse('tooManyBytes');
  if (Number(size) === 0) return refuse('empty');
  const [content] = await file.download();
  return success(content);
}

/** Returns whether storage reports that the file does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
