import type { PictureRefusal } from '../../../core/calls/library/takePicture.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/** Reads a file as it was sent, never one of more bytes than may be. @throws notFound */
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

/** Whether the store says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
