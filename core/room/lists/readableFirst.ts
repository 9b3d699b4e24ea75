/** Rooms in the language that somebody reads, then the others, each in the order that they came in. */
export function readableFirst<Room extends { language: string | null }>(
  rooms: readonly Room[],
  language: string,
): readonly Room[] {
  const isReadable = (room: Room) => room.language === language;
  return [...rooms.filter(isReadable), ...rooms.filter((room) => !isReadable(room))];
}
