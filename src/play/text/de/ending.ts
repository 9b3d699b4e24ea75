import { PLAY_DAYS } from '../../../../core/play/keptPlays.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { endText as en } from '../en/ending.ts';

const { counted, number, time } = createFormats('de');

export const endText: Translation<typeof en> = {
  nameLabel: 'Dein Name auf der Bestenliste',
  nameHelp: (present) =>
    `Auf der Bestenliste heißt du „${present}“. Innerhalb eines Tages kannst du das einmal ändern.`,
  nameMissing: 'Gib einen Namen mit sichtbaren Zeichen ein.',
  nameSave: 'Speichern',
  nameSaving: 'Wird gespeichert…',
  nameSaved: (name) => `Auf der Bestenliste heißt du „${name}“.`,
  nameStays: 'Der Name in deinem Eintrag lässt sich nicht mehr ändern.',
  nameOffline: 'Du bist offline. Versuch es noch einmal, sobald du wieder online bist.',
  unfinishedName: {
    label: 'Dein Name (freiwillig)',
    help: `Wer den Raum gebaut hat, sieht ${PLAY_DAYS} Tage lang deinen Namen und wie weit du gekommen bist. Auf der Bestenliste steht er nicht.`,
    done: (name) => `Wer den Raum gebaut hat, sieht dich als „${name}“.`,
  },
  nameFailed: 'Der Name ließ sich nicht speichern. Versuch es gleich noch einmal.',
  escapedTitle: 'Du bist draußen!',
  escapedTime: 'Deine Zeit',
  firstEscape: 'Dein erster Ausbruch aus diesem Raum steht auf der Bestenliste.',
  laterEscape: (first) =>
    `Diesmal kanntest du den Weg. Auf der Bestenliste steht dein erster Ausbruch, ${time(first)}.`,
  ownPlace: (place, total) =>
    total === 1 ? 'Du eröffnest die Bestenliste.' : `Platz ${number(place)} von ${number(total)}`,
  gameOverTitle: 'Die Zeit ist um',
  gameOverText: 'Die Tür bleibt zu. Du weißt jetzt mehr als vorhin; versuch es noch einmal.',
  hadInPocket: (things) => `In deiner Tasche: ${things}.`,
  tryLonger: {
    halfMore: 'Mit 50 % mehr Zeit versuchen',
    triple: 'Mit dreifacher Zeit versuchen',
    unlimited: 'Ohne Zeitlimit versuchen',
  },
  playAgain: 'Noch einmal spielen',
  nextRoom: 'Nächster Raum',
  endingAgain: 'Das Ende noch einmal lesen',
  moreRooms: 'Mehr Räume',
  rate: {
    question: 'Wie war’s?',
    stars: (count) => counted(count, 'Stern', 'Sterne'),
    sending: 'Deine Bewertung wird gesendet…',
    done: 'Danke. Deine Bewertung zählt.',
    failed: 'Deine Bewertung ließ sich nicht senden. Versuch es gleich noch einmal.',
  },
};
