/** The id in what an admin pasted: the address of a room's page, or the id itself; empty where there is none. */
export function readRoomId(pasted: string): string {
  const text = pasted.trim();
  const [, inAddress] = /\/(?:gameplay|preview|room-editor)\/([^/?#\s]+)/.exec(text) ?? [];
  if (inAddress !== undefined) return inAddress;
  return /^[\w-]+$/.test(text) ? text : '';
}
