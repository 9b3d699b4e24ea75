import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import type { Opening } from '../../../../core/catalogue/openings.ts';
import type { Description } from '../../../../core/room/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Names of the ready messages for creators; players read the messages themselves. */
export const descriptionTexts: Record<Description, string> = {
  none: 'Says nothing',
  custom: 'My own text…',
  nothingSpecial: '“Nothing special about it.”',
  locked: '“It is locked.”',
  needsKey: '“It needs some kind of key.”',
  needsCode: '“It needs a code.”',
  empty: '“It is empty.”',
  useful: '“This could be useful.”',
  lookCloser: '“There is more to this than meets the eye.”',
  outOfPlace: '“This looks out of place.”',
};

/** Texts of the panel with an item's settings. */
export const itemPanelText = {
  title: 'Thing',
  close: 'Back',
  name: 'Name',
  look: 'Look',
  color: 'Colour',
  state: 'Starts',
  stateDefault: 'Closed',
  stateOpened: 'Open',
  words: 'Text',
  message: 'When clicked, it says',
  customMessage: 'Your text',
  customPlaceholder: 'Count the legs of everyone at the table…',
  customThingPlaceholder: 'Somebody was here not long ago…',
  openedPaperPlaceholder: 'On the back, in another hand: …',
  openedMessage: (look: string) => `Once ${look}, it says`,
  openedPlaceholders: {
    opens: 'It gives way, and a moth flies out.',
    creaks: 'The hinges creak. A moth flies out.',
    swings: 'It gives way, and a moth flies out.',
    aside: 'Behind it, the wall has kept its colour.',
    slides: 'It sticks, then slides. It smells of cedar.',
    springs: 'The lid springs up. Something rustles.',
    lights: 'It lights up, and dust dances in the light.',
    starts: 'It hums. One line appears: …',
    unfolds: 'Between the folds, in pencil: …',
    back: 'Underneath, everything is paler.',
    turns: 'It turns, and somewhere something clicks.',
    changes: 'It was not like this before.',
  } satisfies Record<Opening, string>,
  openedAtOnce:
    'It is not locked, so the first click opens it and players read this at once. “Your text” appears only in their journal.',
  lock: 'Lock',
  isLocked: 'Locked',
  opensWith: 'Opens with',
  byPassword: 'An answer',
  byItem: 'A key',
  keyWasDeleted: (key: string) => `Its key, ${key}, was deleted. Set an answer here, or choose another key.`,
  password: 'Answer',
  passwordHelp: 'Letters or digits. Capitals, spaces and accents make no difference.',
  passwordExactHelp: 'Players have to type exactly this.',
  exact: 'Must match exactly',
  clueInPicture: 'A picture shows the answer',
  clueInPictureHelp: 'Turn this on if players can see the answer in a picture. Then no text has to give it.',
  key: 'Key',
  chooseKey: 'Choose the key…',
  nothingToHide: 'There is nothing else in the room to hide.',
  addHidden: 'Add something to hide',
  saysNewHidden: (hider: string) => `In the palette, choose what to hide. Hiding place: ${hider}.`,
  hiding: 'Hiding',
  isHiding: {
    in: 'Something is hidden in it',
    behind: 'Something is hidden behind it',
    under: 'Something is hidden under it',
  } satisfies Record<HidingPlace, string>,
  whereHidden: 'Where it is',
  inSight: 'Visible',
  chooseHidden: 'Choose what it hides…',
  clicks: 'Clicks',
  isAddable: 'Can be taken',
  isAddableHelp: 'A click puts it into the inventory.',
  onClick: 'When clicked, it',
  onClickDefault: 'Opens or is taken',
  onClicks: { none: 'Does nothing', message: 'Only shows its text', toggle: 'Opens and closes' },
  place: 'Position and size',
  x: 'Left',
  y: 'Top',
  width: 'Width',
  percent: '%',
  isPositionLocked: 'Pin',
  isPositionLockedHelp: 'It then cannot be moved by accident.',
  binRests: (name: string) =>
    `Now selected: ${name}. To delete that too, move the pointer away first, then click again.`,
  ofPack: (pack: string, price: string) =>
    `It is from the pack “${pack}”, ${price} once. You can try it now; you need the pack to publish.`,
  backgroundOfPack: (pack: string, price: string) =>
    `This background is from the pack “${pack}”, ${price} once. You can try it now; you need the pack to publish.`,
  anotherBackground: 'Another background',
  takeOut: 'Remove it',
  /** Summaries of folded groups of settings. */
  summaries: {
    locked: 'Locked',
    notLocked: 'Not locked',
    noHints: 'None yet',
    hints: (amount: number) => counted(amount, 'hint', 'hints'),
    changesNothing: 'Changes no background',
    starts: (state: string) => `Starts ${state.toLowerCase()}`,
    place: (x: number, y: number, width: number) =>
      `Left ${number(x)} %, top ${number(y)} %, width ${number(width)} %`,
  },
  duplicate: 'Duplicate',
  remove: 'Delete',
} as const;
