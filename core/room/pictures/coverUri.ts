/**
 * Returns the address of a version's cover on this site, where it is served only while its room is published
 * (decision 0043).
 */
export function coverUri(roomId: string, version: number): string {
  return `/pictures/versions/${roomId}/${version}.webp`;
}

const VERSION_COVER = /^\/pictures\/versions\/([\w-]{1,128})\/([1-9][0-9]{0,8})\.webp$/;

/** Returns the version whose cover an address is; undefined for any other picture. */
export function versionOfCover(imageUrl: string): { roomId: string; version: number } | undefined {
  const [, roomId, version] = VERSION_COVER.exec(imageUrl) ?? [];
  return roomId === undefined ? undefined : { roomId, version: Number(version) };
}

/** Matches a cover's address in the file storage with a token that never expires, as in older versions. */
const OPEN_COVER = /^[^?]*\/o\/versions%2F([\w-]{1,128})%2F([1-9][0-9]{0,8})\.webp(?:\?|$)/;

/** Returns the address that serves a stored cover. Older versions name the file itself. */
export function servedCover(imageUrl: string): string {
  const [, roomId, version] = OPEN_COVER.exec(imageUrl) ?? [];
  return roomId === undefined ? imageUrl : coverUri(roomId, Number(version));
}
