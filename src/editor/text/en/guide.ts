import type { GuideStep } from '../../../../core/room/guide.ts';

/** Texts of a room's beginning and of the guide. */
export const guideText = {
  question: 'How would you like to begin?',
  questionHelp: 'Nothing is lost by trying.',
  guided: 'Show me how',
  guidedHelp: 'A first small room in five minutes',
  make: 'Make me a room',
  makeHelp: 'A whole room at once, with a way out',
  blank: 'Blank room',
  blankHelp: 'A painted room with its door, and nothing to find yet',

  title: 'Your first room',
  place: (step: number, of: number) => `${step} of ${of}`,
  leave: 'Leave (continue under “?”)',
  doIt: 'Do it for me',
  doneMark: 'done',
  steps: {
    placeChest: {
      title: 'Put a chest in the room',
      help: 'Tap one under “Things”, or drag it to where you want it.',
    },
    hideKey: {
      title: 'Hide a key in it',
      help: 'Select the key, then drag the round handle beside it onto the chest.',
    },
    lockDoor: {
      title: 'Lock the door with that key',
      help: 'Select the key, then drag its round handle onto the door.',
    },
    giveClue: {
      title: 'Give a clue',
      help: 'Select the chest, and let it say something under “Text”.',
    },
    preview: { title: 'Play it yourself', help: 'Press “Preview” and find the way out of your own room.' },
    publish: { title: 'Publish it', help: 'Others play it with the link, without an account.' },
  } satisfies Record<GuideStep, { title: string; help: string }>,
  /** Used before there is a key to hide. */
  findKey: 'Tap a key under “Things”.',
  clue: 'Something rattles inside.',
  end: 'That is a whole room.',
  endHelp: 'Every other room is made of the same parts: something locked, something hidden, and a clue.',
  close: 'Done',
};
