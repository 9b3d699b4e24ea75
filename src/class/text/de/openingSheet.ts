import { CLASS_LIMITS } from '../../../../core/class/classLimits.ts';
import { MOST_SEATS } from '../../../../core/play/team/team.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { openingSheetText as en } from '../en/openingSheet.ts';

const { counted, number } = createFormats('de');

export const openingSheetText: Translation<typeof en> = {
  title: 'Mit einer Klasse spielen',
  goodFor: (players) => `gut für 1 bis ${number(players)} im Team`,
  teams: {
    label: 'Teams',
    byNumber: { title: 'Nach Anzahl', text: 'sie füllen sich gleichmäßig' },
    bySize: { title: 'Nach Größe', text: 'sie füllen sich nacheinander' },
    alone: { title: 'Je ein Gerät', text: 'alle für sich' },
  },
  count: {
    teams: 'Wie viele Teams',
    size: 'Wie viele im Team',
    pupils: 'Wie viele Personen',
    fewer: 'Eins weniger',
    more: 'Eins mehr',
    room: (seats) => `bis zu ${counted(seats, 'Platz', 'Plätze')} in jedem`,
    places: (teams) =>
      `bis zu ${counted(teams, 'Team füllt sich', 'Teams füllen sich')} eins nach dem anderen`,
    ownRooms: 'alle in einem eigenen Raum',
    all: (seats) => `${counted(seats, 'Person kann', 'Personen können')} herein.`,
    free: (seats, pro) =>
      `Free hat insgesamt ${number(seats)} Plätze, genug für eine Klasse, Pro ${number(pro)}. Ein Team hat höchstens ${number(MOST_SEATS)}.`,
    pro: (seats) =>
      `Pro hat insgesamt ${number(seats)} Plätze. Ein Team hat höchstens ${number(MOST_SEATS)}.`,
    alone: `Für sich spielen können in einer Klasse höchstens ${number(CLASS_LIMITS.teams)}, mit Free und mit Pro.`,
  },
  time: {
    label: 'Zeit',
    own: (minutes) => `wie im Raum: ${number(minutes)} min`,
    minutes: (minutes) => `${number(minutes)} min`,
    other: 'Andere …',
    unlimited: 'Ohne Limit',
    field: 'Minuten',
    wrong: (least, most) => `Von ${number(least)} bis ${number(most)} Minuten.`,
  },
  names: {
    label: 'Namen',
    given: { title: 'Vom Spiel vergeben', text: '„Mutiger Otter“; getippt wird nichts' },
    typed: { title: 'Selbst getippt', text: 'nur wenn du wissen musst, wer es ist' },
  },
  hints: {
    label: 'Tipps',
    help: 'Schritt für Schritt: was, wo, wie',
    pupils: 'Klasse und du',
    teacher: 'Nur du',
  },
  late: {
    label: 'Verspätete',
    on: 'dürfen herein, ins kleinste Team, mit der Zeit, die noch bleibt',
    onAlone: 'dürfen herein, mit der Zeit, die noch bleibt',
    off: 'bleiben draußen, sobald du gestartet hast',
  },
  ranking: {
    label: 'Rangliste',
    off: 'aus: Der Beamer zeigt, wer draußen ist, aber nie, wer vorn liegt',
    on: 'an: Der Beamer zeigt, wer vorn liegt',
  },
  stored: {
    text: 'Gespeichert: Namen, wann jemand kam, was jedes Team öffnete, Versuche und Tipps. Kein Konto, keine Adresse. Gelöscht 24 Stunden nach dem Ende.',
    show: 'Der Schulleitung zeigen',
  },
  open: 'Tür aufmachen',
  opening: 'Die Tür geht auf …',
  failed: {
    title: 'Der Raum ließ sich nicht laden',
    conflict:
      'Wer diesen Raum gebaut hat, hat ihn nicht für Klassen freigegeben. Die meisten Räume unter „Start“ sind es, deine eigenen immer.',
    notFound:
      'Dieser Raum ist nicht veröffentlicht. Veröffentliche ihn zuerst, dann kann eine Klasse hinein.',
    three: 'Drei deiner Klassen sind offen. Beende zuerst eine:',
  },
};
