import type { Deps } from '../deps.ts';
import { isOvertaken } from './isOvertaken.ts';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/** Deletes the version of a file whose metadata was read; a newer file of the same name stays. */
export async function deleteUnchangedFile(file: StoredFile): Promise<void> {
  const { generation } = file.metadata;
  await file.delete({ ifGenerationMatch: Number(generation) }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
