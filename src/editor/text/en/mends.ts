import type { MendType } from '../../../../core/solve/mends/mend.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list } = createFormats('en');

/** What mends a finding with one click. */
export const mendsText = {
  /** Of the thing named, where there is one to name. */
  does: {
    shut: () => 'Shut it',
    bringIn: () => 'Move it into the room',
    toFront: () => 'Bring it to the front',
    enlarge: () => 'Make it larger',
    giveTime: (_, minutes) => `Give ${counted(minutes, 'minute', 'minutes')}`,
    remove: () => 'Delete it',
    takeOut: (name) => `Take it out: ${name}`,
    unlock: (name) => `Leave it unlocked: ${name}`,
    otherKey: (name) => `Another key: ${name}`,
    bringToStart: (name) => `Bring it to the first scene: ${name}`,
    openWith: (name) => `Open it with ${name}`,
    tell: (name) => `The clue is ${name}`,
    leadTo: (name) => `Lead there: ${name}`,
  } satisfies Record<MendType, (name: string, minutes: number) => string>,
  /** Where one of several is pointed at. */
  noPlaceToGrow:
    'There is no place to grow here: move it away from other things, then it can be made larger.',
  choose: {
    openWith: 'Give it a key',
    otherKey: 'Give it another key',
    tell: 'Choose what tells it',
    leadTo: 'Choose what leads there',
  },
  /** Where the room has nothing that could be one. */
  newKey: 'Take a key from the palette',
  saysNewKey: (lock: string) => `Choose what opens ${lock} from the palette.`,
  /** All of them, where a fault is pointed out. */
  ways: 'Ways to mend it',
  otherKeyOf: (lock: string) => `Give ${lock} another key`,
  outOfReach: (names: readonly string[]) => `Out of reach because of it: ${list(names)}.`,
  says: {
    openWith: (name: string) => `Tap what opens ${name}.`,
    otherKey: (name: string) => `Tap what opens ${name}.`,
    tell: (name: string) => `Tap what leads to the code of ${name}. Its words stay as they are.`,
    leadTo: (scene: string) => `Tap what leads here: ${scene}.`,
  },
};
