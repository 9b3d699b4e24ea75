import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import type { ShownAs, SpotShape } from '../../../../core/room/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { number } = createFormats('en');

/** Texts of the panel about keys, sequences, combining, hiding, texts and hints. */
export const puzzlePanelText = {
  bySequence: 'Clicks',
  remove: 'Remove',
  earlier: (name: string) => `Move ${name} earlier`,
  pickInRoom: 'Pick in the room',
  pickScene: 'Pick a scene',

  keyAt: (place: number) => (place === 1 ? 'Key' : `Key ${number(place)}`),
  furtherKey: 'Add a key…',
  keysHelp: 'All of them are needed, in any order. Each is used up.',

  clueAt: (place: number) => (place === 1 ? 'Clue to the answer' : `Clue to the answer, ${number(place)}`),
  firstClue: 'Choose a clue…',
  furtherClue: 'Add a clue…',
  cluesHelp:
    'A riddle to solve, or a picture that shows the answer. The room check cannot tell whether players will find it, so let somebody try. Players who ask for a hint are sent there first.',

  hiddenAt: (where: HidingPlace, place: number) =>
    place === 1 ? `Hidden ${where} it` : `Hidden ${where} it, ${number(place)}`,
  furtherHidden: 'Add a thing…',
  hidesHelp: 'They appear in this order.',

  clickAt: (place: number) => `Click ${number(place)}`,
  chooseMember: 'Choose what to click…',
  furtherMember: 'Add a click…',
  sequenceHelp: `${LIMITS.sequence.min} to ${LIMITS.sequence.max} clicks in this order open it. The same thing can be clicked twice.`,
  noMembers: 'Nothing in the room can be clicked yet.',

  combining: 'Combining',
  combinesWith: 'Combined with',
  combinesInto: 'becomes',
  chooseOther: 'Nothing',
  chooseResult: 'Choose what the two become…',
  placeResult: 'Something new…',
  combiningHelp: 'Players take both and use one on the other.',
  notCombined: 'Choose what the two become. Until then, nothing happens in the room.',
  isPartOf: (other: string, result: string) => `Together with ${other} it becomes ${result}.`,
  isMadeOf: (part: string, other: string) =>
    `Players get it by combining ${part} and ${other}. It is not visible until then.`,
  separate: 'Stop combining',

  picking: {
    keys: 'Tap the key, or several.',
    clues: 'Tap the clues to the answer.',
    hidden: 'Tap what is hidden there, in the order in which it appears.',
    sequence: 'Tap what players have to click, one after the other.',
    other: 'Tap what it is combined with.',
    result: 'Tap what the two become.',
    newResult: 'Choose what the two become: in the palette, or here in the room.',
    scene: 'Tap the scene it leads to, below the room.',
    spot: 'Drag over what the background shows, or tap it.',
    done: 'Done',
    inTheMiddle: 'Put it in the middle',
  },

  spotRectangle: 'Spot',
  spotEllipse: 'Round spot',
  spotHelp: 'For something in the background. Players cannot see the spot, but they can click it.',
  spotTiles: 'Spots over the background',
  spotName: 'Spot',
  height: 'Height',
  shape: 'Shape',
  shapes: { rectangle: 'Rectangle', ellipse: 'Ellipse' } satisfies Record<SpotShape, string>,

  showsAs: 'Its text appears',
  showsAsChoices: {
    caption: 'as a line in the room',
    paper: 'as a sheet of paper',
    picture: 'under a large picture of it',
  } satisfies Record<ShownAs, string>,
  hints: 'Hints',
  hintsHelp: 'Players see these only when they ask for a hint, the gentlest first.',
  hintAt: (place: number) => `Hint ${number(place)}`,
  hintPlaceholders: ['What is odd here?', 'Where to look?', 'What to do?'],
} as const;
