import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { scenesText as en } from '../en/scenes.ts';

const { counted, number } = createFormats('de');

export const scenesText: Translation<typeof en> = {
  title: 'Szenen',
  unnamed: (place) => `Szene ${number(place)}`,
  start: 'Start',
  items: (amount) => counted(amount, 'Ding', 'Dinge'),
  kinds: { place: 'Ort', closeUp: 'Nahaufnahme' },
  tile: (name, kind, items) => `${name}, ${kind}, ${items}`,
  add: 'Neue Szene',
  newKinds: {
    place: { label: 'Ein Ort', help: 'Noch ein Zimmer, ein Keller, ein Garten.' },
    closeUp: { label: 'Eine Nahaufnahme', help: 'Eine Schublade von innen, ein Tisch von nahem.' },
  },
  setUp: 'Diese Szene einrichten',
  name: 'Name der Szene',
  namePlaceholder: 'Der Keller',
  kind: 'Art',
  kindHelp: {
    start: 'In dieser Szene beginnt das Spiel. Sie kann keine Nahaufnahme sein.',
    door: 'In dieser Szene steht die Tür. Sie kann keine Nahaufnahme sein.',
    place: 'Wer einmal dort war, sieht den Namen.',
    closeUp: 'Öffnet sich über dem Ort, von dem man kommt, und führt dorthin zurück.',
  },
  background: 'Hintergrund',
  changeBackground: 'Hintergrund ändern',
  order: 'Reihenfolge',
  earlier: 'Früher',
  later: 'Später',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  startHelp: 'In der ersten Szene beginnt das Spiel. Sie lässt sich nicht löschen.',
  noWayHere:
    'Noch führt nichts hierher. Wähl in einer anderen Szene etwas aus und lass es unter „Klicks“ hierher führen.',
  nextHelp:
    'Wähl etwas im Raum aus, um es zu verschließen, etwas darin zu verstecken oder ihm einen Text zu geben.',
  deleting: {
    title: (name) => `${name} löschen?`,
    text: (items) =>
      `Mitgelöscht wird: ${items}. Die Tür bleibt und kommt in die erste Szene. Was hierher führt, führt dann nirgendwohin. „Rückgängig“ bringt alles zurück.`,
    moveTo: 'Die Dinge kommen nach',
    move: 'Verschieben, dann löschen',
    withItems: 'Mit den Dingen löschen',
    cancel: 'Abbrechen',
  },
  empty: 'Diese Szene ist noch leer.',
  itemScene: 'Szene',
  leadsTo: (scene) => `Führt hierhin: ${scene}`,
  opening: 'Beim Öffnen',
  changes: 'Ändert den Hintergrund von',
  changesNothing: 'Keiner Szene',
  changesTo: 'Danach sieht er so aus',
  mood: (background, mood) => `${background}, ${mood}`,
  language: 'Sprache',
  languageHelp:
    'Die Sprache, in der dein Raum geschrieben ist. Screenreader lesen ihn so vor, und man kann danach suchen.',
  ending: 'Ende',
  endingHelp: 'Das liest, wer draußen ist.',
  endingPlaceholder: 'Die Tür schwingt auf. Frische Luft …',
  debrief: 'Fragen für eine Klasse',
  debriefHelp: 'Eine je Zeile. Eine Lehrkraft sieht sie bei den Ergebnissen, zum Nachbesprechen.',
  debriefPlaceholder: 'Welchen Hinweis habt ihr zuletzt gefunden, und warum?',
  fullness: 'So voll ist der Raum',
  full: {
    items: (used, limit) => `${number(used)} von ${number(limit)} Dingen`,
    scenes: (used, limit) => `${number(used)} von ${number(limit)} Szenen`,
    size: (used, limit) => `${number(used)} von ${number(limit)} kB`,
  },
};
