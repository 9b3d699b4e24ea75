import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { tableText as en } from '../en/table.ts';

const { counted, list, number } = createFormats('de');
const minutes = (count: number) => counted(count, 'Minute', 'Minuten');
const seconds = (count: number) => counted(count, 'Sekunde', 'Sekunden');
const hasKeyholes = (count: number) => `Schlüssellöcher: ${number(count)}.`;
const keyStays = (key: string) => `Das passt und bleibt stecken: ${key}.`;

export const tableText: Translation<typeof en> = {
  exit: { opens: 'Die Tür geht auf.', skip: 'Überspringen', goOn: 'Weiter' },
  pause: 'Pause',
  pauseHelp: 'Pause: Der Countdown steht still, deine Zeit für das Ergebnis läuft weiter',
  resume: 'Weiter',
  paused: 'Pause',
  pausedHelp: 'Der Countdown steht still. Deine Zeit für das Ergebnis läuft weiter: Pausen zählen mit.',
  pausedUnlimited: 'Deine Zeit für das Ergebnis läuft weiter: Pausen zählen mit.',
  leavingKeeps: 'Wenn du gehst, bleibt alles, wie es ist.',
  pausedOffline: 'Du bist offline. Der Countdown bleibt stehen, sobald du wieder online bist.',
  timeLeft: 'Restzeit',
  timeLeftSoon: (count) => (count >= 60 ? `Noch ${minutes(count / 60)}` : `Noch ${seconds(count)}`),
  inventory: 'Inventar',
  // With a soft hyphen, since the rail beside the room is narrow on a phone held sideways.
  inventoryEmpty: 'Was du ein\u00ADsteckst, liegt hier.',
  inHand: (label) => `In der Hand: ${label}. Wohin damit?`,
  inHandOfSeveral: (label) =>
    `In der Hand: ${label}. Benutze es im Raum oder kombiniere es mit etwas anderem, das du trägst.`,
  combining: 'Probier zwei Dinge zusammen aus: Wähl erst das eine, dann das andere.',
  combine: (hand, label) => `${hand} und ${label} kombinieren`,
  waiting: 'Warten auf den Server…',
  offline: 'Du bist offline. Es geht nichts verloren.',
  welcomeBack: 'Da bist du wieder. Die Uhr ist weitergelaufen.',
  passwordTitle: (label) => `${label}: verschlossen`,
  passwordLabel: 'Antwort',
  passwordSubmit: 'Versuchen',
  passwordWrong: 'Das stimmt nicht. Es rührt sich nichts.',
  passwordClosed: (count) =>
    `Zu viele falsche Antworten. Warte ${seconds(count)} und versuch es dann noch einmal.`,
  passwordSlowed: (count) =>
    `An diesem Schloss wurden aus deinem Netz zu viele verschiedene Antworten versucht. Zurzeit nimmt es nur eine pro Minute. Versuch es in ${counted(count, 'Sekunde', 'Sekunden')} noch einmal.`,
  passwordSlowedInClass: (count) =>
    `An diesem Schloss wurden in deiner Klasse zu viele verschiedene Antworten versucht. Zurzeit nimmt es nur eine pro Minute. Versuch es in ${counted(count, 'Sekunde', 'Sekunden')} noch einmal.`,
  passwordOpenAgain: 'Jetzt kannst du es wieder versuchen.',
  close: 'Schließen',
  lockedByItem: (label) => `${label}: verschlossen. Etwas, das man mitnehmen kann, öffnet es.`,
  lockedByKeys: (label, keyholes) => `${label}: verschlossen. ${hasKeyholes(keyholes)}`,
  hasKeyholes,
  lockedBySequence: (label) => `${label}: verschlossen, ohne Schlüsselloch. Etwas anderes muss es öffnen.`,
  keyFits: (key, label) => `${keyStays(key)} Noch verschlossen: ${label}.`,
  keyStays,
  doesNotCombine: (key, label) => `Das passt nicht zusammen: ${key} und ${label}.`,
  combined: (label) => `Das gehört zusammen: ${label}.`,
  entered: (scene) => (scene === '' ? 'Du bist jetzt woanders.' : `Du bist hier: ${scene}.`),
  sceneChanged: 'Hier sieht es jetzt anders aus.',
  somethingElsewhere: 'Woanders hat sich etwas verändert.',
  keyDoesNotFit: (key, label) => `${key} und ${label}: nicht hier, oder noch nicht so.`,
  lacksPart: (key, label) => `${key} und ${label}: Das ist richtig, aber etwas fehlt noch.`,
  unlocked: (label) => `Das Schloss ist offen: ${label}.`,
  unlockedAndMoved: (label, opens) => `Das Schloss ist offen, und es ${opens}: ${label}.`,
  onceMore: {
    keys: 'Drück noch einmal die Eingabetaste, um hinzugehen.',
    touch: 'Tipp noch einmal darauf, um hinzugehen.',
    mouse: 'Klick noch einmal darauf, um hinzugehen.',
  },
  moved: (label, opensOrShuts) => `Es ${opensOrShuts}: ${label}.`,
  collected: (label) => `Du steckst ein: ${label}.`,
  revealed: (labels) => `Neu hier: ${list(labels)}.`,
  found: (count) => `Neu hier: ${number(count)} Dinge`,
  nothing: (label) => `${label}: nichts passiert.`,
  something: 'etwas',
  tryKeys: 'Probier, was du bei dir hast',
  tryKey: (label) => `Probieren: ${label}`,
  keyholes: (count, used) =>
    `${counted(count, 'Schlüsselloch', 'Schlüssellöcher')}, davon ${number(used)} mit Schlüssel`,
  keyholeEmpty: 'leer',
  places: 'Orte',
  unnamedPlace: (place) => `Szene ${number(place)}`,
  look: 'Umsehen',
  lookHelp: 'Zeigen, was sich anfassen lässt',
  withKey: (words, key) => `${words} (${key})`,
  formerCaptions: (count) => `${number(count)} mehr im Notizbuch`,
  journal: 'Notizbuch',
  journalHelp: 'Alles, was du gelesen hast, und wie die Dinge vorher aussahen',
  journalEmpty: 'Noch nichts. Alles, was du liest, steht dann hier.',
  journalLooks: 'Wie es vorher aussah',
  journalBack: 'Alle Einträge',
  readAgain: 'Nachlesen',
  backToLock: 'Zurück zum Schloss',
  earlierEntry: 'Früher',
  laterEntry: 'Später',
  entryOf: (place, count) => `${number(place)} von ${number(count)}`,
  journalIntroduction: 'Einleitung',
  journalPicture: (label) => `${label}, wie vorher`,
  journalWrongAnswer: (label) => `${label}, auf eine falsche Antwort`,
  journalBackground: (scene) => (scene === '' ? 'Der Raum, wie vorher' : `${scene}, wie vorher`),
  pictureMissing: 'Ein Bild ließ sich nicht laden. Spielen kannst du trotzdem.',
};
