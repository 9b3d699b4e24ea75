import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { lobbyText as en } from '../en/lobby.ts';

const { counted, number } = createFormats('de');

export const lobbyText: Translation<typeof en> = {
  open: 'Die Tür steht offen',
  shut: 'Die Tür ist zu',
  facts: (roomName, time, teams, seats) =>
    `${[roomName, time, ...(teams === null ? [] : [teams]), counted(seats, 'Platz', 'Plätze')].join(', ')}.`,
  unlimited: 'ohne Zeitlimit',
  came: (count) =>
    count === 0 ? 'Noch niemand da.' : count === 1 ? '1 ist gekommen.' : `${number(count)} sind gekommen.`,
  type: { before: 'Öffne', after: 'und tippe' },
  sameWifi: 'Gleiches WLAN, kein Internet',
  onlyHere: {
    text: 'Diese Adresse gilt nur auf diesem Rechner.',
    others: 'Wie andere Geräte hereinkommen',
    command: 'Verbinde diesen Rechner mit ihrem WLAN. Wer die App gestartet hat, startet sie dann neu mit',
  },
  camera: 'oder halte eine Kamera darauf.',
  link: 'Link für deine Klasse',
  copyLink: 'Link kopieren',
  send: 'Link schicken',
  invitation: (roomName) => `Wir spielen „${roomName}“`,
  printCards: 'Karten drucken',
  newcomers: { label: 'Neue dürfen herein', help: 'Ausschalten sperrt die Tür.' },
  late: { label: 'Auch Verspätete', help: 'nach dem Start, ins kleinste Team' },
  lateAlone: 'nach dem Start',
  nobody: 'Noch niemand. Zeig den Code am Beamer: Öffne die „Beamer-Ansicht“.',
  nobodyHelp: 'Niemand braucht ein Konto oder eine App. Wer kommt, erscheint hier.',
  moreTeams: (count, areAlone) =>
    areAlone
      ? counted(count, 'weiterer Platz ist frei', 'weitere Plätze sind frei')
      : counted(count, 'weiteres Team ist frei', 'weitere Teams sind frei'),
  wifi: {
    answered: 'Ein anderes Gerät hat geantwortet.',
    answeredHelp: 'In diesem WLAN sehen Geräte einander.',
    silent: 'Kein Gerät hat geantwortet.',
    silentHelp: 'Vielleicht versteckt dieses WLAN die Geräte voreinander.',
  },
  start: 'Für alle starten',
  close: 'Diese Klasse absagen',
  ready: {
    nobody: 'Sobald jemand da ist, kannst du starten.',
    all: (came) => (came === 1 ? '1 Person ist da.' : `Alle ${number(came)} sind da.`),
    but: (here, came) => `${number(here)} von ${number(came)} sind da.`,
    away: 'Wer fehlt, hat gerade keine Verbindung. Wer das ist, steht in der Liste.',
    door: 'Du kannst starten; die Tür bleibt offen.',
    locked: 'Du kannst starten; die Tür ist zu.',
  },
  blocked: (count) => `${counted(count, 'Gerät ist', 'Geräte sind')} gesperrt.`,
};
