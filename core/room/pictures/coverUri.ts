/** Address of a version's cover: of this site, where it is served only while its room is published (decision 0043). */
export function coverUri(roomId: string, version: number): string {
  return `/pictures/versions/${roomId}/${version}.webp`;
}

const VERSION_COVER = /^\/pictures\/versions\/([\w-]{1,128})\/([1-9][0-9]{0,8})\.webp$/;

/** Which version's cover an address is; undefined for any other picture. */
export function versionOfCover(imageUrl: string): { roomId: string; version: number } | undefined {
  const [, roomId, version] = VERSION_COVER.exec(imageUrl) ?? [];
  return roomId === undefined ? undefined : { roomId, version: Number(version) };
}

/** In the store of files, with a token that opened it for ever. */
const OPEN_COVER = /^[^?]*\/o\/versions%2F([\w-]{1,128})%2F([1-9][0-9]{0,8})\.webp(?:\?|$)/;

/** The address by which a stored cover is served: versions of before name the file itself. */
export function servedCover(imageUrl: string): string {
  const [, roomId, version] = OPEN_COVER.exec(imageUrl) ?? [];
  return roomId === undefined ? imageUrl : coverUri(roomId, Number(version));
}
