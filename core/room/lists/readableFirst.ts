/** Sorts rooms in the reader's language first; both parts keep their order. */
export function readableFirst<Room extends { language: string | null }>(
  rooms: readonly Room[],
  language: string,
): readonly Room[] {
  const isReadable = (room: Room) => room.language === language;
  return [...rooms.filter(isReadable), ...rooms.filter((room) => !isReadable(room))];
}
