import type { OpenPart } from '../OpenParts.ts';
import { repeatHourly } from '../repeatHourly.ts';
import { createStorage, type StorageDeps } from './createStorage.ts';

/** Opens Storage; expired uploads are removed each hour. */
export async function openStorage(deps: StorageDeps): Promise<OpenPart> {
  const { router, adminRouter, clearExpired } = await createStorage(deps);
  return { routers: { public: router, admin: adminRouter }, close: repeatHourly(clearExpired) };
}
