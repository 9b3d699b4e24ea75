/** The room id in pasted text: the address of a room's page, or the id itself; empty if there is none. */
export function readRoomId(pasted: string): string {
  const text = pasted.trim();
  const [, inAddress] = /\/(?:gameplay|preview|room-editor)\/([^/?#\s]+)/.exec(text) ?? [];
  if (inAddress !== undefined) return inAddress;
  return /^[\w-]+$/.test(text) ? text : '';
}
