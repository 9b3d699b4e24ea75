import { versionOfCover } from '../../../core/room/pictures/coverUri.ts';
import type { Deps } from '../deps.ts';

/** Where the picture of a version's cover lies. */
export function coverFile(roomId: string, version: number): string {
  return `versions/${roomId}/${version}.webp`;
}

/** Where the rough picture of a version's cover lies: 400 pixels wide, in some 3 kB. */
export function roughCoverFile(roomId: string, version: number): string {
  return `versions/${roomId}/${version}-rough.webp`;
}

/**
 * The rough picture of a cover as a `data:` address, so that a page can hold it: seen with the page, until the cover is there. Empty
 * where there is none, as for versions of before, or where it cannot be had: the page comes without.
 */
export async function readRoughCover({ bucket }: Pick<Deps, 'bucket'>, imageUrl: string): Promise<string> {
  const cover = versionOfCover(imageUrl);
  if (cover === undefined) return '';
  const file = bucket.file(roughCoverFile(cover.roomId, cover.version));
  const picture = await file.download().then(
    ([bytes]) => bytes.toString('base64'),
    () => '',
  );
  return picture === '' ? '' : `data:image/webp;base64,${picture}`;
}
