import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
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
  remove: 'Entfernen',
  earlier: (name) => `${name} nach vorn`,
  pickInRoom: 'Im Raum auswählen',
  pickScene: 'Szene auswählen',

  keyAt: (place) => (place === 1 ? 'Schlüssel' : `Schlüssel ${number(place)}`),
  furtherKey: 'Noch ein Schlüssel…',
  keysHelp: 'Es braucht alle, in beliebiger Reihenfolge. Jeder wird verbraucht.',

  clueAt: (place) => (place === 1 ? 'Hinweis auf die Antwort' : `Hinweis auf die Antwort, ${number(place)}`),
  firstClue: 'Hinweis auswählen…',
  furtherClue: 'Noch ein Hinweis…',
  cluesHelp:
    'Ein Rätsel, das die Antwort ergibt, oder ein Bild, das sie zeigt. Ob man darauf kommt, kann die Prüfung nicht sagen: Lass es jemanden versuchen. Wer einen Tipp will, wird zuerst dorthin geschickt.',

  hiddenAt: (where, place) => (place === 1 ? HIDDEN[where] : `${HIDDEN[where]}, ${number(place)}`),
  furtherHidden: 'Noch etwas…',
  hidesHelp: 'Sie erscheinen in dieser Reihenfolge.',

  clickAt: (place) => `Klick ${number(place)}`,
  chooseMember: 'Auswählen, was geklickt wird…',
  furtherMember: 'Noch ein Klick…',
  sequenceHelp: `${LIMITS.sequence.min} bis ${LIMITS.sequence.max} Klicks in dieser Reihenfolge öffnen es. Ein Ding darf zweimal vorkommen.`,
  noMembers: 'Im Raum lässt sich noch nichts anklicken.',

  combining: 'Kombinieren',
  combinesWith: 'Kombiniert mit',
  combinesInto: 'wird daraus',
  chooseOther: 'Nichts',
  chooseResult: 'Auswählen, was daraus wird…',
  placeResult: 'Etwas Neues dafür…',
  combiningHelp: 'Man steckt beides ein und benutzt das eine mit dem anderen.',
  notCombined: 'Wähl noch aus, was daraus wird. Bis dahin passiert im Raum nichts.',
  isPartOf: (other, result) => `Ergibt zusammen mit „${other}“: ${result}.`,
  isMadeOf: (part, other) =>
    `Es entsteht, wenn man „${part}“ und „${other}“ kombiniert. Bis dahin ist es nicht zu sehen.`,
  separate: 'Nicht mehr kombinieren',

  picking: {
    keys: 'Tipp den Schlüssel an, oder mehrere.',
    clues: 'Tipp die Hinweise auf die Antwort an.',
    hidden: 'Tipp an, was es versteckt, in der Reihenfolge, in der es erscheint.',
    sequence: 'Tipp an, was geklickt werden muss, eins nach dem anderen.',
    other: 'Tipp an, womit es kombiniert wird.',
    result: 'Tipp an, was daraus wird.',
    newResult: 'Nimm aus der Palette, was daraus wird, oder tipp es hier an.',
    scene: 'Tipp unter dem Raum die Szene an, in die es führt.',
    spot: 'Zieh einen Rahmen über das, was der Hintergrund zeigt, oder tipp es an.',
    done: 'Fertig',
    inTheMiddle: 'In die Mitte setzen',
  },

  spotRectangle: 'Stelle',
  spotEllipse: 'Runde Stelle',
  spotHelp: 'Für etwas im Hintergrund. Zu sehen ist die Stelle nicht, aber sie lässt sich anklicken.',
  spotTiles: 'Stellen im Hintergrund',
  spotName: 'Stelle',
  height: 'Höhe',
  shape: 'Form',
  shapes: { rectangle: 'Rechteck', ellipse: 'Ellipse' },

  showsAs: 'Sein Text erscheint',
  showsAsChoices: {
    caption: 'als Zeile im Raum',
    paper: 'auf einem Blatt Papier',
    picture: 'unter seinem großen Bild',
  },
  hints: 'Tipps',
  hintsHelp: 'Man sieht sie nur, wenn man nach einem Tipp fragt, den sanftesten zuerst.',
  hintAt: (place) => `Tipp ${number(place)}`,
  hintPlaceholders: ['Was ist hier seltsam?', 'Wo lohnt sich ein Blick?', 'Was ist zu tun?'],
};
