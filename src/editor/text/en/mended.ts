import type { RoomWarning } from '../../../../core/room/load/mend/warning.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { list } = createFormats('en');

/** What was repaired in an inconsistent stored room. */
export const mendingText = {
  mended: (changes: readonly string[]) =>
    `This room had errors and was repaired: ${list(changes)}. Please check it.`,
  changes: {
    missingConfig: 'a thing without any data was removed',
    repeatedInOrder: 'a thing that was in the layers twice is now there once',
    notInOrder: 'a thing without a layer was moved to the front',
    doorNotFirst: 'the door was moved to the back',
    spotInFront: 'a spot was moved behind the things',
    sceneOrder: 'the order of the scenes was restored',
    sceneKind: 'the scene with the start or the door was turned back into a place',
    sceneBackground: 'the first scene shows the room’s background',
    unknownScene: 'a thing whose scene is missing was moved to the first scene',
    blankName: 'the room was given a name',
    unclearName: 'invisible characters were removed from names',
    badLanguage: 'the room’s language was replaced by one that browsers know',
    unknownColor: 'a colour that does not exist was replaced',
    danglingLink: 'a lock or hiding place that named a missing thing was cleared',
    forbiddenLink: 'a lock or hiding place that is not possible was cleared',
    contradiction: 'settings that contradicted each other were corrected',
  } satisfies Record<RoomWarning['type'], string>,
};
