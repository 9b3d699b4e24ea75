import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { findingsText as enFindings, walkthroughText as enWalkthrough } from '../en/findings.ts';

const { counted, list } = createFormats('de');
const minutes = (count: number) => (count === 1 ? 'eine Minute' : counted(count, 'Minute', 'Minuten'));

export const findingsText: Translation<typeof enFindings> = {
  limits: {
    roomName: 'Der Name des Raums ist zu lang.',
    introduction: 'Die Einleitung ist zu lang.',
    ending: 'Das Ende ist zu lang.',
    debrief: 'Die Fragen zum Nachbesprechen sind zu lang.',
    timeLimit: 'Das Zeitlimit liegt außerhalb des Erlaubten.',
    items: 'Im Raum stehen zu viele Dinge.',
    scenes: 'Der Raum hat zu viele Szenen.',
    sceneName: 'Der Name einer Szene ist zu lang.',
    roomBytes: 'Im Raum ist mehr, als sich speichern lässt.',
    ownPictures: 'Im Raum sind zu viele eigene Bilder.',
    itemName: 'Hier ist der Name zu lang:',
    message: 'Hier passt der Text nicht hinein:',
    hint: 'Hier sind die Tipps zu lang, oder es sind zu viele:',
    piece: 'Hier hat ein Teil des Schlosses einen zu langen Namen:',
    wrongText: 'Hier ist die Antwort auf Falsches zu lang:',
    password: 'Hier ist der Code zu lang:',
    links: 'Hier hängt zu vieles dran:',
    width: 'Zu breit oder zu schmal:',
  },
  limitPassed: 'Irgendwas ist über seiner Grenze.',
  limitPassedBy: (words, over) =>
    `${words} ${counted(over, 'Zeichen', 'Zeichen')} zu viel; bis es passt, bleibt der Text von vorher im Raum.`,
  findings: {
    noDoor: 'Der Raum hat keine Tür.',
    noItems: 'Der Raum ist leer.',
    lockWithoutPassword: 'Verschlossen, aber ohne Code:',
    lockWithoutKey: 'Verschlossen, aber ohne Schlüssel:',
    lockWithoutSequence: 'Verschlossen, aber ohne Reihenfolge von Klicks:',
    lockUnfinished: 'Verschlossen, aber das Schloss ist noch nicht fertig:',
    startsOpened: 'Verschlossen, muss also geschlossen anfangen:',
    offStage: 'Steht außerhalb des Raums:',
    foreignPicture: 'Das Bild ist weder in der Palette noch von dir:',
    foreignBackground: 'Der Hintergrund ist weder aus der Palette noch von dir. Nimm einen anderen.',
    doorNotLocked: 'Die Tür ist nicht verschlossen: ein Klick, und das Spiel ist aus.',
    noIntroduction: 'Es gibt keine Einleitung. Ein paar Worte locken herein.',
    noClue: 'Kein Text im Raum verrät diesen Code. Tut es ein Rätsel oder ein Bild, wähl es aus:',
    introductionTells: 'Die Einleitung verrät schon vor dem Start den Code:',
    easyToGuess: 'Die Antwort ist leicht zu erraten:',
    mostlyCovered: 'Fast ganz verdeckt:',
    hiddenByAdmin: 'Die Verwaltung hat diesen Raum geschlossen. Öffnen kann sie ihn auch nur selbst.',
    tooSmall: 'Auf dem Handy klein und schwer zu finden:',
  },
  withNames: (words, names) => `${words} ${list(names)}.`,
  packNotOwned: (pack, names) =>
    names.length === 0
      ? `Der Hintergrund ist aus dem Paket „${pack}“, das dir noch nicht gehört.`
      : `Aus dem Paket „${pack}“, das dir noch nicht gehört: ${list(names)}.`,
  sceneOutOfReach: (scenes) => `Hierher kommt niemand: ${list(scenes)}.`,
  unnamedPlace: (scenes) =>
    `Statt eines Namens steht im Spiel eine Nummer: ${list(scenes)}. Ein Name sagt, wo man ist.`,
  notEscapable: 'Hier kommt niemand hinaus.',
  clueBehindLock: (name, clues) =>
    `${name}: Den Code liest man erst, wenn es schon offen ist. Er steht hier: ${list(clues)}.`,
  covered: (name, others) =>
    `${name} wird gebraucht, aber niemand kann es anklicken. Davor: ${list(others)}.`,
  timeTooShort: (count) => `Die Zeit ist knapp für diesen Raum. Fair wäre mindestens ${minutes(count)}.`,
  obstacles: {
    noDoor: () => 'Der Raum hat keine Tür.',
    lockedBy: (name, by) => `${name}: verschlossen, es fehlt ${by}.`,
    hiddenBy: (name, by) => `${name} steckt hier: ${by}.`,
    noKey: (name) => `${name}: verschlossen, ohne Schlüssel.`,
    noPassword: (name) => `${name}: verschlossen, ohne Code.`,
    clickedOn: (name, by) => `${name} geht durch Klicks auf, auch hier: ${by}.`,
    madeOf: (name, by) => `${name} entsteht erst damit: ${by}.`,
    inScene: (name, scene) => `${name} ist hier: ${scene}.`,
    enteredBy: (scene, by) => `Dorthin (${scene}) führt: ${by}.`,
    noSequence: (name) => `${name}: verschlossen, ohne Reihenfolge von Klicks.`,
    noWay: (scene) => `Hierher führt nichts: ${scene}.`,
  },
};

export const walkthroughText: Translation<typeof enWalkthrough> = {
  title: 'So kommt man hinaus',
  none: 'Noch führt nichts zur offenen Tür.',
  neverNeeded: (names) => `Unterwegs nicht nötig: ${list(names)}.`,
  timeLimit: (count) => `Ein faires Zeitlimit: mindestens ${minutes(count)}.`,
  readOwn: (lock) => `Lesen, was hier steht: ${lock}. Der Code ist dabei.`,
  read: (source, lock) => `Lesen: ${source}. Dort steht der Code für ${lock}.`,
  introduction: 'Einleitung',
  enter: {
    text: (answer, item) => `${answer} eingeben: ${item}.`,
    digits: (answer, item) => `${answer} eingeben: ${item}.`,
    wheels: (answer, item) => `${item}: Räder auf ${answer} drehen.`,
    colours: (answer, item) => `${item}: Steine drücken, und zwar ${answer}.`,
    directions: (answer, item) => `${item}: Knauf schieben, und zwar ${answer}.`,
    clock: (answer, item) => `${item}: Zeiger auf ${answer} stellen.`,
    switches: (answer, item) => `${item}: Schalter umlegen, ${answer}.`,
    symbols: (answer, item) => `${item}: Symbole drücken, und zwar ${answer}.`,
    melody: (answer, item) => `${item}: spielen, und zwar ${answer}.`,
    pattern: (answer, item) => `${item}: den Faden legen. ${answer}.`,
    order: (answer, item) => `${item}: ordnen, und zwar ${answer}.`,
    jigsaw: (_, item) => `${item}: das Bild zusammensetzen.`,
  },
  applyTo: (item, on) => `${item} benutzen mit ${on}.`,
  combine: (item, on) => `Verbinden: ${item} und ${on}.`,
  sequence: (lock, members) => `In dieser Reihenfolge anklicken: ${members.join(', ')}. Das öffnet: ${lock}.`,
  goThrough: (scene, item) => `Weiter durch ${item}: ${scene}.`,
  take: (item) => `Einstecken: ${item}.`,
  open: (item) => `Öffnen: ${item}.`,
  reveals: (item) => `Zum Vorschein kommt: ${item}.`,
};
