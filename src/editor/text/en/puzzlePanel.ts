import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import type { ShownAs, SpotShape } from '../../../../core/room/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { number } = createFormats('en');

/** Words of the panel about what makes a puzzle: keys, sequences, combining, hiding, texts, hints. */
export const puzzlePanelText = {
  bySequence: 'Clicks',
  remove: '— Take out —',
  earlier: (name: string) => `${name} comes earlier`,
  pickInRoom: 'Choose in the room',
  pickScene: 'Choose among the scenes',

  keyAt: (place: number) => (place === 1 ? 'Key' : `Key ${number(place)}`),
  furtherKey: 'One more key…',
  keysHelp: 'All of them are needed, in any order. Each is used up.',

  clueAt: (place: number) => (place === 1 ? 'Clue to the code' : `Clue to the code, ${number(place)}`),
  firstClue: 'Choose what leads to it…',
  furtherClue: 'One more clue…',
  cluesHelp:
    'A riddle to work out, or a picture that shows it. The check of the room cannot tell whether players find it, so let somebody try. Players who ask for a hint are sent there first.',

  hiddenAt: (where: HidingPlace, place: number) =>
    place === 1 ? `Hidden ${where} it` : `Hidden ${where} it, ${number(place)}`,
  furtherHidden: 'One more thing…',
  hidesHelp: 'They come to light in this order.',

  clickAt: (place: number) => `Click ${number(place)}`,
  chooseMember: 'Choose what to click…',
  furtherMember: 'One more click…',
  sequenceHelp: 'Two to eight clicks in this order open it. One thing may be clicked twice.',
  noMembers: 'Nothing in the room can be clicked yet.',

  combining: 'Combining',
  combinesWith: 'Combined with',
  combinesInto: 'becomes',
  chooseOther: 'Nothing',
  chooseResult: 'Choose what the two become…',
  placeResult: 'Something new…',
  combiningHelp: 'Players take both along and use one on the other.',
  notCombined: 'Choose what the two become. Until then your choice waits here, and nothing happens.',
  isPartOf: (other: string, result: string) => `Together with ${other} it becomes ${result}.`,
  isMadeOf: (part: string, other: string) =>
    `Players get it by combining ${part} and ${other}. It is out of sight until then.`,
  separate: 'Stop combining',

  picking: {
    keys: 'Tap the key, or several.',
    clues: 'Tap what leads to the code.',
    hidden: 'Tap what is hidden there, in the order in which it comes to light.',
    sequence: 'Tap what players have to click, one after the other.',
    other: 'Tap what it is combined with.',
    result: 'Tap what the two become.',
    newResult: 'Choose what the two become from the palette, or tap it here.',
    scene: 'Tap the scene that it leads to, below the room.',
    spot: 'Drag over what the background shows, or tap it.',
    done: 'Done',
    inTheMiddle: 'Put it in the middle',
  },

  spotRectangle: 'Spot',
  spotEllipse: 'Round spot',
  spotHelp: 'For what the background shows already. Players do not see it, but they can click it.',
  spotTiles: 'Spots over the background',
  spotName: 'Spot',
  height: 'Height',
  shape: 'Shape',
  shapes: { rectangle: 'Rectangle', ellipse: 'Ellipse' } satisfies Record<SpotShape, string>,

  showsAs: 'Its words appear',
  showsAsChoices: {
    caption: 'as a line in the room',
    paper: 'as paper to read',
    picture: 'under its picture, large',
  } satisfies Record<ShownAs, string>,
  hints: 'Hints',
  hintsHelp: 'Players see these only when they ask for a hint, the gentlest first.',
  hintAt: (place: number) => `Hint ${number(place)}`,
  hintPlaceholders: ['What is odd here?', 'Where to look?', 'What to do?'],
} as const;
