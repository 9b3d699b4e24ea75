import type { RoomWarning } from '../../core/room/load/mend/warning.ts';

const list = new Intl.ListFormat('en');

const changes: Record<RoomWarning['type'], string> = {
  missingConfig: 'a thing of which nothing was left is gone',
  repeatedInOrder: 'a thing that was in the layers twice is there once',
  notInOrder: 'a thing without a layer stands in front',
  doorNotFirst: 'the door stands at the back',
  blankName: 'the room has a name',
  unknownColor: 'a colour that does not exist was changed',
  danglingLink: 'a lock or a hiding place for something that is gone was cleared',
  forbiddenLink: 'a lock or a hiding place that cannot be was cleared',
  contradiction: 'settings that did not go together were put right',
};

/** What was mended of a stored room, for its creator; each kind once. */
export function mendedText(warnings: readonly RoomWarning[]): string {
  const kinds = new Set(warnings.map(({ type }) => changes[type]));
  return `This room had faults and was mended: ${list.format(kinds)}. Have a look at it.`;
}
