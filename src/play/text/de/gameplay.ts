import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { gameplayText as en } from '../en/gameplay.ts';

const { counted, number, time } = createFormats('de');
const minutes = (count: number) => counted(count, 'Minute', 'Minuten');

export const gameplayText: Translation<typeof en> = {
  pageTitle: 'Raum',
  loading: 'Der Raum wird aufgeschlossen…',
  by: (creator) => `von ${creator}`,
  minutes,
  timeLimit: (limit) => `${minutes(limit)}, um hinauszukommen`,
  start: 'Los',
  creatorSees:
    'Der Ersteller sieht, wie weit du kommst und wie lange du brauchst. Wenn du entkommst, sieht er auch deine Pausen, deine Tipps und deinen Namen, falls du einen angibst.',
  starting: 'Es geht los…',
  noIntroduction: 'Sieh dich um, öffne, was aufgeht, und finde hinaus.',
  leaveForNow: 'Erst mal gehen',
  leaderboard: 'Bestenliste',
  leaderboardEmpty: 'Hier ist noch niemand hinausgekommen.',
  leaderboardFailed: 'Die Bestenliste kam nicht an.',
  leaderboardAll: (total) => `Alle ${number(total)} zeigen`,
  leaderboardAllFailed: 'Die anderen kamen nicht an.',
  loadingAll: 'Lädt…',
  you: 'du',
  signedIn: 'Angemeldet',
  pausesIncluded: (pausedFor) => `davon ${time(pausedFor)} Pause`,
  pausesLeftOut: 'ohne Pausen',
  retry: 'Noch einmal',
  backToRooms: 'Zurück zu den Räumen',
  offline: 'Keine Verbindung: Dein Zug wartet darauf.',
  openFailedTitle: 'Dieser Raum lässt sich nicht öffnen',
  hiddenTitle: 'Dieser Raum ist vom Netz genommen',
  hidden: 'Ein Admin hat ihn geschlossen. Dein Spiel endet hier und zählt nicht.',
  openedTooOften: 'Aus deinem Netz wurden sehr viele Spiele begonnen. Warte ein paar Minuten.',
  noRoomTitle: 'Hier ist keine Tür',
  noRoom: 'Vielleicht wurde der Raum weggenommen, oder vom Link ging unterwegs ein Buchstabe verloren.',
  roomNotFound: (roomId) => `Den Raum mit der Kennung ${roomId} gibt es hier nicht.`,
  noItems: 'In diesem Raum steht nichts.',
  openFailed: 'Unterwegs ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  openOffline: 'Keine Verbindung. Der Raum geht von selbst auf, sobald sie wieder da ist.',
  actFailed: 'Das kam im Raum nicht an. Versuch es noch einmal.',
  logIn: 'Anmelden',
};
