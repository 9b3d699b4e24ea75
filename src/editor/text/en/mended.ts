import type { RoomWarning } from '../../../../core/room/load/mend/warning.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { list } = createFormats('en');

/** What was put right in a stored room that did not hold together. */
export const mendingText = {
  mended: (changes: readonly string[]) =>
    `This room had faults and was mended: ${list(changes)}. Please look it over.`,
  changes: {
    missingConfig: 'a thing of which nothing was left is gone',
    repeatedInOrder: 'a thing that was in the layers twice is there once',
    notInOrder: 'a thing without a layer stands in front',
    doorNotFirst: 'the door stands at the back',
    spotInFront: 'a spot lies behind the things',
    sceneOrder: 'the scenes are in order',
    sceneKind: 'the scene of the start or of the door is a place again',
    sceneBackground: 'the first scene shows the room’s background',
    unknownScene: 'a thing from a scene that is gone stands in the first one',
    blankName: 'the room has a name',
    unclearName: 'signs that nobody can see are gone from its names',
    badLanguage: 'the room’s language is a plain one now: it was none that browsers know',
    unknownColor: 'a colour that does not exist was changed',
    danglingLink: 'a lock or a hiding place for something that is gone was cleared',
    forbiddenLink: 'a lock or a hiding place that cannot be was cleared',
    contradiction: 'settings that did not go together were put right',
  } satisfies Record<RoomWarning['type'], string>,
};
