import { createFormats } from '../../../shared/language/formats.ts';
import type { binText as english } from '../en/bin.ts';

const { counted, date, moment } = createFormats('de');

export const binText: typeof english = {
  ask: {
    title: (roomName) => `„${roomName}“ löschen?`,
    made: (at) => `Angelegt am ${date(at)}`,
    link: 'Dieser Link führt dann ins Leere:',
    results: (plays) =>
      `Seine Ergebnisse gehen mit: ${counted(plays, 'Spiel', 'Spiele')}, mit Namen und Zeiten.`,
    noResults: 'Ergebnisse hat er noch keine.',
    bin: (days, wasPublished) =>
      wasPublished
        ? `Er liegt ${days} Tage im Papierkorb. So lange kannst du ihn zurückholen, mit Link und Ergebnissen. Versionen, die du von ihm behalten hast, werden jetzt gelöscht.`
        : `Er liegt ${days} Tage im Papierkorb. So lange kannst du ihn zurückholen. Versionen, die du von ihm behalten hast, werden jetzt gelöscht.`,
    confirm: 'Löschen',
  },
  deleted: (roomName) => `„${roomName}“ liegt im Papierkorb.`,
  title: (rooms) => `Papierkorb: ${counted(rooms, 'Raum', 'Räume')}`,
  lead: (rooms, days) =>
    `Diese Räume siehst nur du. Der Papierkorb behält die letzten ${rooms}, jeden ${days} Tage lang.`,
  published: (plays) => `War veröffentlicht, ${counted(plays, 'Spiel', 'Spiele')}`,
  draft: 'War ein Entwurf',
  deletedAt: (at, goneAt) => `Gelöscht: ${moment(at)}, endgültig weg am ${date(goneAt)}`,
  putBackLabel: 'Zurückholen',
  putBackRoom: (roomName) => `${roomName} zurückholen`,
  backAgain: (roomName) => `„${roomName}“ ist wieder da, mit Link und Ergebnissen.`,
  notPutBack: (roomName) => `„${roomName}“ ließ sich nicht zurückholen.`,
  purgeLabel: 'Endgültig löschen',
  purgeRoom: (roomName) => `${roomName} endgültig löschen`,
  askForGood: {
    title: (roomName) => `„${roomName}“ endgültig löschen?`,
    text: 'Der Raum, sein Link und alle Ergebnisse werden gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  purged: (roomName) => `„${roomName}“ wurde endgültig gelöscht.`,
  notPurged: (roomName) => `„${roomName}“ ließ sich nicht löschen. Der Raum liegt weiter im Papierkorb.`,
};
