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
    timeLimit: 'Das Zeitlimit ist zu kurz oder zu lang.',
    items: 'Im Raum stehen zu viele Dinge.',
    scenes: 'Der Raum hat zu viele Szenen.',
    sceneName: 'Der Name einer Szene ist zu lang.',
    roomBytes: 'Der Raum ist zu groß, um gespeichert zu werden.',
    ownPictures: 'Im Raum sind zu viele eigene Bilder.',
    itemName: 'Hier ist der Name zu lang:',
    message: 'Hier ist der Text zu lang:',
    hint: 'Hier sind die Tipps zu lang, oder es sind zu viele:',
    piece: 'Hier hat ein Teil des Schlosses einen zu langen Namen:',
    wrongText: 'Hier ist der Text nach einer falschen Antwort zu lang:',
    password: 'Hier ist die Antwort zu lang:',
    links: 'Mit zu vielen anderen Dingen verbunden:',
    width: 'Zu breit oder zu schmal:',
  },
  limitPassed: 'Etwas ist über seiner Grenze. Kürz oder entfern es.',
  limitPassedBy: (words, over) =>
    `${words} ${counted(over, 'Zeichen', 'Zeichen')} zu viel. Bis du ihn kürzt, behält der Raum den vorigen Text.`,
  findings: {
    noDoor: 'Der Raum hat keine Tür.',
    noItems: 'Der Raum ist leer.',
    lockWithoutPassword: 'Verschlossen, aber ohne Antwort:',
    lockWithoutKey: 'Verschlossen, aber ohne Schlüssel:',
    lockWithoutSequence: 'Verschlossen, aber ohne Klickfolge:',
    lockUnfinished: 'Verschlossen, aber das Schloss ist noch nicht fertig:',
    startsOpened: 'Verschlossen, aber am Anfang offen:',
    offStage: 'Steht außerhalb des Raums:',
    foreignPicture: 'Das Bild ist weder in der Palette noch von dir:',
    foreignBackground: 'Der Hintergrund ist weder aus der Palette noch von dir. Nimm einen anderen.',
    doorNotLocked: 'Die Tür ist nicht verschlossen: Ein Klick, und man ist draußen.',
    noIntroduction: 'Es gibt keine Einleitung. Ein paar Worte locken herein.',
    noClue: 'Kein Text im Raum verrät diese Antwort. Tut es ein Rätsel oder ein Bild, wähl es als Hinweis:',
    introductionTells: 'Die Einleitung verrät die Antwort schon vor dem Start:',
    easyToGuess: 'Die Antwort ist leicht zu erraten:',
    mostlyCovered: 'Fast ganz verdeckt:',
    hiddenByAdmin: 'Die Verwaltung hat diesen Raum geschlossen. Nur sie kann ihn wieder öffnen.',
    tooSmall: 'Auf dem Handy klein und schwer zu finden:',
  },
  withNames: (words, names) => `${words} ${list(names)}.`,
  packNotOwned: (pack, names) =>
    names.length === 0
      ? `Der Hintergrund ist aus dem Paket „${pack}“, das dir noch nicht gehört.`
      : `Aus dem Paket „${pack}“, das dir noch nicht gehört: ${list(names)}.`,
  sceneOutOfReach: (scenes) => `Hierher kommt niemand: ${list(scenes)}.`,
  unnamedPlace: (scenes) =>
    `Statt eines Namens steht im Spiel eine Nummer: ${list(scenes)}. Gib einen Namen, damit man weiß, wo man ist.`,
  notEscapable: 'Hier kommt niemand hinaus.',
  clueBehindLock: (name, clues) =>
    `${name}: An den Hinweis auf die Antwort kommt man erst danach: ${list(clues)}.`,
  covered: (name, others) => `Gebraucht, aber nicht anzuklicken: ${name}. Davor: ${list(others)}.`,
  timeTooShort: (count) => `Das Zeitlimit ist knapp für diesen Raum. Fair wäre mindestens ${minutes(count)}.`,
  obstacles: {
    noDoor: () => 'Der Raum hat keine Tür.',
    lockedBy: (name, by) => `${name}: verschlossen. Aufzuschließen mit: ${by}.`,
    hiddenBy: (name, by) => `${name}: hier versteckt: ${by}.`,
    noKey: (name) => `${name}: verschlossen, ohne Schlüssel.`,
    noPassword: (name) => `${name}: verschlossen, ohne Antwort.`,
    clickedOn: (name, by) => `${name}: durch Klicks zu öffnen, auch hier: ${by}.`,
    madeOf: (name, by) => `${name}: erst zu kombinieren, auch hiermit: ${by}.`,
    inScene: (name, scene) => `${name}: in der Szene „${scene}“.`,
    enteredBy: (scene, by) => `Der Weg nach „${scene}“ geht durch: ${by}.`,
    noSequence: (name) => `${name}: verschlossen, ohne Klickfolge.`,
    noWay: (scene) => `Hierher führt nichts: ${scene}.`,
  },
};

export const walkthroughText: Translation<typeof enWalkthrough> = {
  title: 'So kommt man hinaus',
  none: 'Noch lässt sich die Tür nicht öffnen.',
  offTheWay: (names) => `Unterwegs nicht nötig: ${list(names)}.`,
  timeLimit: (count) => `Ein faires Zeitlimit: mindestens ${minutes(count)}.`,
  readOwn: (lock) => `Lesen: ${lock}. Die eigene Antwort steht dabei.`,
  read: (source, lock) => `Lesen: ${source}. Dort steht die Antwort für „${lock}“.`,
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
  applyTo: (item, on) => `Zusammen benutzen: ${item} und ${on}.`,
  combine: (item, on) => `Kombinieren: ${item} und ${on}.`,
  sequence: (lock, members) => `In dieser Reihenfolge anklicken: ${members.join(', ')}. Das öffnet: ${lock}.`,
  goThrough: (scene, item) => `Weiter durch „${item}“: ${scene}.`,
  take: (item) => `Einstecken: ${item}.`,
  open: (item) => `Öffnen: ${item}.`,
  reveals: (item) => `Jetzt zu sehen: ${item}.`,
};
