/** Converts a room's name to a file name, without characters that file systems refuse. */
export function toFileName(roomName: string): string {
  return roomName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'room';
}
