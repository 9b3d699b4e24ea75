import { getDownloadURL } from 'firebase-admin/storage';
import type { Deps } from '../deps.ts';

/**
 * Gives a version its own copy of the room's cover, so that later saves of the draft do not change what players see.
 * Answers its address, empty when the room has no cover.
 */
export async function copyCover(bucket: Deps['bucket'], roomId: string, version: number): Promise<string> {
  const cover = bucket.file(`images/${roomId}.webp`);
  const [exists] = await cover.exists();
  if (!exists) return '';
  const copy = bucket.file(`versions/${roomId}/${version}.webp`);
  await cover.copy(copy);
  return toPublicAddress(await getDownloadURL(copy));
}

/** The embedded backend serves files from the app's own origin; functions reach it at another port, which changes. */
function toPublicAddress(address: string): string {
  const emulator = process.env.STORAGE_EMULATOR_HOST;
  return emulator && address.startsWith(emulator) ? address.slice(emulator.length) : address;
}
