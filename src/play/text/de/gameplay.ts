import { CLASS_LIMITS } from '../../../../core/class/classLimits.ts';
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
  together: 'Zusammen spielen',
  withClass: {
    open: 'Mit einer Klasse spielen',
    text: `Ein Code, bis zu ${CLASS_LIMITS.teams} Teams und eine Übersicht für dich. Free hat Platz für ${CLASS_LIMITS.seats.free} Leute, Pro für ${CLASS_LIMITS.seats.pro}.`,
  },
  boards: { label: 'Wer entkommen ist', alone: 'Allein', teams: 'Teams' },
  creatorSees:
    'Wer den Raum gebaut hat, sieht, wie weit du kommst und wie lange du brauchst. Entkommst du, sind auch deine Pausen, deine Tipps und dein Name zu sehen, falls du einen angibst.',
  starting: 'Es geht los…',
  noIntroduction: 'Sieh dich um, öffne, was aufgeht, und finde hinaus.',
  leaveForNow: 'Erst mal gehen',
  leaderboard: 'Bestenliste',
  leaderboardEmpty: 'Hier ist noch niemand hinausgekommen.',
  leaderboardFailed: 'Die Bestenliste ließ sich nicht laden.',
  leaderboardAll: (total) => `Alle ${number(total)} zeigen`,
  leaderboardAllFailed: 'Die anderen Ausbrüche ließen sich nicht laden.',
  loadingAll: 'Lädt…',
  you: 'du',
  signedIn: 'Angemeldet',
  pausesIncluded: (pausedFor) => `davon ${time(pausedFor)} Pause`,
  pausesLeftOut: 'ohne Pausen',
  retry: 'Noch einmal versuchen',
  backToRooms: 'Zurück zu den Räumen',
  offline: 'Du bist offline. Dein Zug wird gesendet, sobald du wieder online bist.',
  openFailedTitle: 'Dieser Raum lässt sich nicht öffnen',
  hiddenTitle: 'Dieser Raum wurde offline genommen',
  hidden: 'Die Verwaltung hat ihn geschlossen. Dein Spiel endet hier und zählt nicht.',
  openedTooOften:
    'Aus deinem Netz wurden zu viele Spiele gestartet. Warte ein paar Minuten und versuch es dann noch einmal.',
  noRoomTitle: 'Hier ist keine Tür',
  noRoom: 'Vielleicht wurde der Raum offline genommen, oder der Link ist unvollständig.',
  roomNotFound: (roomId) => `Den Raum mit der Kennung ${roomId} gibt es hier nicht.`,
  noItems: 'Dieser Raum ist leer.',
  openFailed: 'Da ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  openOffline: 'Du bist offline. Der Raum öffnet sich, sobald du wieder online bist.',
  actFailed: 'Dein Zug wurde nicht gesendet. Versuch es noch einmal.',
  logIn: 'Anmelden',
};
