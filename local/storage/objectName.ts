import { StorageError } from './StorageError.ts';

export const MAX_NAME_BYTES = 1024;

/**
 * Checks an object's name by Cloud Storage's rules. It is only ever a key in the database, so `../` is a name like
 * any other and leads nowhere.
 * @throws StorageError invalid-argument
 */
export function requireObjectName(name: unknown): string {
  if (typeof name !== 'string' || name === '') throw new StorageError('invalid-argument', 'No object name');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES || /[\r\n\0]/.test(name) || name === '.' || name === '..')
    throw new StorageError('invalid-argument', 'Not a valid object name');
  return name;
}
