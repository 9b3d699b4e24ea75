import type { Deps } from '../deps.ts';
import { isOvertaken } from './isOvertaken.ts';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/** Deletes a file as it was when its metadata was read: what has been stored under its name since is another one, and stays. */
export async function deleteUnchangedFile(file: StoredFile): Promise<void> {
  const { generation } = file.metadata;
  await file.delete({ ifGenerationMatch: Number(generation) }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
