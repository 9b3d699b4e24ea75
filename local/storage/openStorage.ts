import type { OpenPart } from '../OpenParts.ts';
import { repeatHourly } from '../repeatHourly.ts';
import { createStorage, type StorageOptions } from './createStorage.ts';

/** Opens Storage; uploads that are over go each hour. */
export async function openStorage(options: StorageOptions): Promise<OpenPart> {
  const { router, adminRouter, clearExpired } = await createStorage(options);
  return { routers: { public: router, admin: adminRouter }, close: repeatHourly(clearExpired) };
}
