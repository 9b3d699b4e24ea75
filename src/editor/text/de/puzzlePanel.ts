import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { puzzlePanelText as en } from '../en/puzzlePanel.ts';

const { number } = createFormats('de');

const HIDDEN: Readonly<Record<HidingPlace, string>> = {
  in: 'Darin versteckt',
  behind: 'Dahinter versteckt',
  under: 'Darunter versteckt',
};

export const puzzlePanelText: Translation<typeof en> = {
  bySequence: 'Klicks',
  remove: '— Herausnehmen —',
  earlier: (name) => `${name} kommt früher`,
  pickInRoom: 'Im Raum zeigen',
  pickScene: 'Bei den Szenen zeigen',

  keyAt: (place) => (place === 1 ? 'Schlüssel' : `Schlüssel ${number(place)}`),
  furtherKey: 'Noch ein Schlüssel…',
  keysHelp: 'Es braucht alle, die Reihenfolge ist gleich. Jeder wird verbraucht.',

  clueAt: (place) => (place === 1 ? 'Hinweis auf den Code' : `Hinweis auf den Code, ${number(place)}`),
  firstClue: 'Auswählen, was darauf führt…',
  furtherClue: 'Noch ein Hinweis…',
  cluesHelp:
    'Ein Rätsel, das ihn ergibt, oder ein Bild, das ihn zeigt. Ob man darauf kommt, kann die Prüfung nicht sagen: Lass es jemanden versuchen. Wer einen Tipp will, wird zuerst dorthin geschickt.',

  hiddenAt: (where, place) => (place === 1 ? HIDDEN[where] : `${HIDDEN[where]}, ${number(place)}`),
  furtherHidden: 'Noch etwas…',
  hidesHelp: 'In dieser Reihenfolge kommen sie ans Licht.',

  clickAt: (place) => `Klick ${number(place)}`,
  chooseMember: 'Auswählen, was geklickt wird…',
  furtherMember: 'Noch ein Klick…',
  sequenceHelp: 'Zwei bis acht Klicks in dieser Folge öffnen es. Ein Ding darf zweimal vorkommen.',
  noMembers: 'Noch lässt sich im Raum nichts dafür anklicken.',

  combining: 'Verbinden',
  combinesWith: 'Zusammen mit',
  combinesInto: 'wird daraus',
  chooseOther: 'Nichts',
  chooseResult: 'Auswählen, was daraus wird…',
  placeResult: 'Etwas Neues dafür…',
  combiningHelp: 'Man steckt beides ein und benutzt das eine mit dem anderen.',
  notCombined:
    'Such noch aus, was daraus wird. Bis dahin bleibt deine Wahl hier stehen, und nichts passiert.',
  isPartOf: (other, result) => `Zusammen mit ${other} wird daraus: ${result}.`,
  isMadeOf: (part, other) => `Das entsteht aus ${part} und ${other}. Bis dahin ist es nicht zu sehen.`,
  separate: 'Nicht mehr verbinden',

  picking: {
    keys: 'Tipp den Schlüssel an, oder mehrere.',
    clues: 'Tipp an, was zum Code führt.',
    hidden: 'Tipp an, was es versteckt, in der Reihenfolge, in der es ans Licht kommt.',
    sequence: 'Tipp an, was geklickt werden muss, eins nach dem anderen.',
    other: 'Tipp an, womit es verbunden wird.',
    result: 'Tipp an, was daraus wird.',
    newResult: 'Nimm aus der Palette, was daraus wird, oder tipp es hier an.',
    scene: 'Tipp unter dem Raum die Szene an, in die es führt.',
    spot: 'Zieh einen Rahmen über das, was der Hintergrund zeigt, oder tipp es an.',
    done: 'Fertig',
    inTheMiddle: 'In die Mitte setzen',
  },

  spotRectangle: 'Stelle',
  spotEllipse: 'Runde Stelle',
  spotHelp: 'Für das, was der Hintergrund schon zeigt. Zu sehen ist sie nicht, anklicken lässt sie sich.',
  spotTiles: 'Stellen im Hintergrund',
  spotName: 'Stelle',
  height: 'Höhe',
  shape: 'Form',
  shapes: { rectangle: 'Rechteck', ellipse: 'Ellipse' },

  showsAs: 'Seine Worte erscheinen',
  showsAsChoices: {
    caption: 'als Zeile im Raum',
    paper: 'als Papier zum Lesen',
    picture: 'unter seinem Bild, groß',
  },
  hints: 'Tipps',
  hintsHelp: 'Man sieht sie nur, wenn man nach einem Tipp fragt, den sanftesten zuerst.',
  hintAt: (place) => `Tipp ${number(place)}`,
  hintPlaceholders: ['Was ist hier seltsam?', 'Wo lohnt es zu schauen?', 'Was ist zu tun?'],
};
