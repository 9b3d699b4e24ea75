import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import type { Description } from '../../../../core/room/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Choices of a ready message as the creator sees them; the player reads the words of the game. */
export const descriptionTexts: Record<Description, string> = {
  none: 'Says nothing',
  custom: 'My own words…',
  nothingSpecial: '“Nothing special about it.”',
  locked: '“It is locked.”',
  needsKey: '“It needs some kind of key.”',
  needsCode: '“It needs a code.”',
  empty: '“It is empty.”',
  useful: '“This could be useful.”',
  lookCloser: '“There is more to this than meets the eye.”',
  outOfPlace: '“This looks out of place.”',
};

/** Words of the panel in which an item is set. */
export const itemPanelText = {
  title: 'Thing',
  close: 'Back',
  name: 'Name',
  look: 'Look',
  color: 'Colour',
  state: 'Starts',
  stateDefault: 'Closed',
  stateOpened: 'Open',
  words: 'Words',
  message: 'When clicked, it says',
  customMessage: 'Your words',
  customPlaceholder: 'It reads: Count the legs of all who dine here…',
  customThingPlaceholder: 'A draught comes from behind it…',
  openedPaperPlaceholder: 'On the back, in another hand: …',
  openedMessage: 'Once open, it says',
  openedPlaceholder: 'The lid creaks. A moth flies out.',
  openedAtOnce:
    'It is not locked, so the first click opens it and players read this at once. “Your words” stand in their journal only.',
  lock: 'Lock',
  isLocked: 'Locked',
  opensWith: 'Opens with',
  byPassword: 'A code',
  byItem: 'A key',
  keyWasDeleted: (key: string) => `Its key, ${key}, was deleted. Set a code here, or choose another key.`,
  password: 'Code',
  passwordHelp: 'Letters or digits. Capitals, spaces and accents do not matter.',
  passwordExactHelp: 'Has to be typed exactly like this.',
  exact: 'Must match exactly',
  clueInPicture: 'A picture shows the code',
  clueInPictureHelp:
    'Turn this on if players can see the code in the picture, so that no text has to tell it.',
  key: 'Key',
  chooseKey: 'Choose the key…',
  nothingToHide: 'There is nothing else in the room that it could hide.',
  addHidden: 'Add something to hide',
  saysNewHidden: (hider: string) => `Choose from the palette what to hide. The hiding place: ${hider}.`,
  hiding: 'Hiding',
  isHiding: {
    in: 'Something is hidden in it',
    behind: 'Something is hidden behind it',
    under: 'Something is hidden under it',
  } satisfies Record<HidingPlace, string>,
  whereHidden: 'Where it is itself',
  inSight: 'In sight',
  chooseHidden: 'Choose what it hides…',
  clicks: 'Clicks',
  isAddable: 'Can be taken along',
  isAddableHelp: 'Goes into the inventory when clicked.',
  onClick: 'When clicked, it',
  onClickDefault: 'Opens or is taken',
  onClicks: { none: 'Does nothing', message: 'Only says its words', toggle: 'Opens and shuts' },
  place: 'Place and size',
  x: 'Left',
  y: 'Top',
  width: 'Width',
  percent: '%',
  isPositionLocked: 'Keep in place',
  isPositionLockedHelp: 'It can no longer be moved by accident.',
  binRests: (name: string) => `${name} is selected now. To delete it too, click again from elsewhere.`,
  ofPack: (pack: string, price: string) =>
    `It is from the pack “${pack}”, ${price} once. Try it now; you can publish it once the pack is yours.`,
  backgroundOfPack: (pack: string, price: string) =>
    `This background is from the pack “${pack}”, ${price} once. Try it now; you can publish it once the pack is yours.`,
  anotherBackground: 'Another background',
  takeOut: 'Take it out',
  /** What is set in a group of settings, where it is folded. */
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
