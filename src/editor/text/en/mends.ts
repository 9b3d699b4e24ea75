import type { MendType } from '../../../../core/solve/mends/mend.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list } = createFormats('en');

/** Labels of fixes for findings. */
export const mendsText = {
  /** Labels of single fixes; `name` is the thing that a fix would use or change. */
  does: {
    shut: () => 'Close it',
    bringIn: () => 'Move it into the room',
    toFront: () => 'Bring it to the front',
    enlarge: () => 'Make it larger',
    giveTime: (_, minutes) => `Give ${counted(minutes, 'minute', 'minutes')}`,
    remove: () => 'Delete it',
    takeOut: (name) => `Remove it: ${name}`,
    unlock: (name) => `Leave it unlocked: ${name}`,
    otherKey: (name) => `Use another key: ${name}`,
    bringToStart: (name) => `Move it to the first scene: ${name}`,
    openWith: (name) => `Open it with ${name}`,
    tell: (name) => `Use ${name} as the clue`,
    leadTo: (name) => `Let ${name} lead there`,
  } satisfies Record<MendType, (name: string, minutes: number) => string>,
  noPlaceToGrow: 'There is no space to make it larger here. Move it away from other things first.',
  /** Labels of fixes for which the creator chooses one of several things. */
  choose: {
    openWith: 'Give it a key',
    otherKey: 'Give it another key',
    tell: 'Choose the clue',
    leadTo: 'Choose what leads there',
  },
  /** When the room has nothing to choose from. */
  newKey: 'Choose a key in the palette',
  saysNewKey: (lock: string) => `In the palette, choose what opens ${lock}.`,
  /** Heading of all fixes of a fault. */
  ways: 'Ways to fix it',
  otherKeyOf: (lock: string) => `Give ${lock} another key`,
  outOfReach: (names: readonly string[]) => `Out of reach because of this: ${list(names)}.`,
  says: {
    openWith: (name: string) => `Tap what opens ${name}.`,
    otherKey: (name: string) => `Tap what opens ${name}.`,
    tell: (name: string) => `Tap the thing that is the clue to the answer of ${name}. No text changes.`,
    leadTo: (scene: string) => `Tap what leads here: ${scene}.`,
  },
};
