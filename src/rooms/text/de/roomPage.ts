import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { roomPageText as en } from '../en/roomPage.ts';

const { counted, date, number, rating, time } = createFormats('de');

export const roomPageText: Translation<typeof en> = {
  allRooms: 'Alle Räume',
  published: (creator, day) => `von ${creator}, veröffentlicht am ${date(day)}`,
  facts: 'Über diesen Raum',
  ratedBy: (average, count) => `${rating(average)} von 5 Sternen, ${counted(count, 'Stimme', 'Stimmen')}`,
  ratings: (count) => `(${number(count)})`,
  reading: (language) => `Sprache: ${language}`,
  noSound: 'Braucht keinen Ton',
  firstPlay: 'Auf der Bestenliste zählt dein erster Ausbruch, Pausen eingerechnet.',
  playAgain: (ms) =>
    `Hier bist du schon einmal hinausgekommen, in ${time(ms)}. Das steht auf der Bestenliste; von nun an spielst du zum Vergnügen.`,
  clockStarts: 'Die Uhr läuft, sobald die Tür zufällt.',
  moreTime: {
    summary: 'Brauchst du mehr Zeit?',
    label: 'Zeitlimit',
    allowances: {
      standard: 'Normal',
      halfMore: 'Die Hälfte mehr',
      triple: 'Dreimal so viel',
      unlimited: 'Ohne Limit',
    },
    help: 'Mit mehr Zeit wird dein Ausbruch auf der Bestenliste getrennt aufgeführt.',
  },
  own: { edit: 'Bearbeiten', results: 'Ergebnisse' },
  exit: 'Es gibt einen Ausgang. Das wurde vor dem Veröffentlichen geprüft.',
  next: 'Räume wie dieser',
  share: {
    title: 'Sperr noch jemanden ein',
    share: 'Teilen',
    link: 'Link zu diesem Raum',
    copyLink: 'Link kopieren',
    copied: 'Kopiert.',
    copyByHand: 'Markier den Text und kopier ihn.',
    copyFailed: 'Dein Browser hat das Kopieren nicht erlaubt. Markier den Text und kopier ihn selbst.',
    words: (roomName) => `Kommst du aus „${roomName}“ heraus?`,
    qrCode: 'QR-Code',
    qrTitle: 'Halt eine Kamera davor',
    qrText: (roomName) => `Er öffnet: ${roomName}.`,
    qrLabel: (address) => `QR-Code von ${address}`,
    qrFailed: 'Der QR-Code ließ sich nicht zeichnen. Teil stattdessen den Link.',
    embed: 'Einbetten',
    embedTitle: 'Auf deiner eigenen Seite',
    embedText: 'Füg das dort ein, wo der Raum erscheinen soll. Gezeigt wird nur der Raum.',
    embedLabel: 'Code zum Einbetten',
    copyCode: 'Code kopieren',
    close: 'Schließen',
  },
  report: {
    room: 'Diesen Raum melden',
    name: (name) => `Den Namen ${name} melden`,
  },
  tryAgain: 'Noch ein Versuch',
};
