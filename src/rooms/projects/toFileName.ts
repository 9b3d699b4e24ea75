/** A room's name as that of a file, without what file systems do not take. */
export function toFileName(roomName: string): string {
  return roomName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'room';
}
