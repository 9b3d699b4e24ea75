import { PLAY_DAYS } from '../../../../core/play/keptPlays.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { projectsText as en } from '../en/projects.ts';

const { counted, date, number, percent, moment, rating, time } = createFormats('de');

export const projectsText: Translation<typeof en> = {
  page: 'Projekte',
  title: 'Deine Räume',
  lead: 'Escape Rooms bauen, veröffentlichen und pflegen.',
  count: (rooms, live) => `${counted(rooms, 'Raum', 'Räume')}, davon ${number(live)} veröffentlicht.`,
  newRoom: 'Neuer Raum',
  freePlan: (used, allowed) => `Free-Plan: ${number(used)} von ${number(allowed)} Räumen.`,
  planFull: 'Dein Free-Plan ist voll. Lösch einen Raum, um einen anderen anzulegen oder zu importieren.',
  seePro: 'Pro ansehen',
  loading: 'Deine Räume werden geladen…',
  edited: (at) => `Bearbeitet ${moment(at)}`,
  number,
  percent,
  rating,
  time,
  moment,
  date,
  states: {
    published: 'Veröffentlicht',
    newer: 'Veröffentlicht, neuerer Entwurf',
    draft: 'Entwurf',
    error: 'Hat Fehler',
    byLink: 'Nur per Link',
  },
  toFix: (count) => `${number(count)} zu beheben`,
  stats: {
    plays: 'Gespielt',
    rating: 'Bewertung',
    escaped: 'Entkommen',
    stuckAt: 'Am häufigsten gescheitert an',
    fresh: 'neue Version, noch nicht zu Ende gespielt',
  },
  neverPlayed: 'Hier war noch niemand drin.',
  open: 'Öffnen',
  fix: 'Beheben',
  openRoom: (roomName) => `${roomName} öffnen`,
  play: 'Spielen',
  playRoom: (roomName) => `${roomName} spielen`,
  publish: 'Veröffentlichen',
  insights: 'Einblicke',
  insightsOf: (roomName) => `Einblicke in ${roomName}`,
  publishRoom: (roomName) => `${roomName} veröffentlichen`,
  publishing: {
    published: (roomName) => `„${roomName}“ ist veröffentlicht.`,
    faulty: (roomName) => `An „${roomName}“ ist vor dem Veröffentlichen noch etwas zu beheben.`,
    notPublished: (roomName) => `„${roomName}“ ließ sich nicht veröffentlichen.`,
  },
  moreFor: (roomName) => `Mehr zu ${roomName}`,
  entries: {
    share: 'Link teilen',
    results: 'Ergebnisse',
    duplicate: 'Duplizieren',
    export: 'Als Datei exportieren',
    exportRecipe: 'Als Rezept exportieren',
    clues: 'Hinweise drucken',
    byLink: 'Nur per Link veröffentlichen',
    list: 'Unter „Start“ zeigen',
    unpublish: 'Offline nehmen',
  },
  copyOf: (roomName) => `Kopie von ${roomName}`,
  done: {
    duplicated: 'Die Kopie steht oben in der Liste.',
    byLink: 'Jetzt findet ihn nur, wer den Link hat.',
    listed: 'Er steht wieder unter „Start“.',
    unpublished: (roomName) => `„${roomName}“ ist offline.`,
    exported: 'Die Datei liegt bei deinen Downloads. Sie enthält auch die Antworten.',
  },
  failed: {
    title: 'Deine Räume ließen sich nicht laden',
    duplicate: 'Der Raum ließ sich nicht duplizieren.',
    change: 'Es wurde nichts geändert.',
    export: 'Der Raum ließ sich nicht exportieren.',
  },
  delete: 'Löschen',
  deleteRoom: (roomName) => `${roomName} löschen`,
  notDeleted: (roomName) => `„${roomName}“ ließ sich nicht löschen.`,
  keptDraft: {
    title: 'In diesem Browser liegt ein Entwurf.',
    text: (roomName, at) => `„${roomName}“, ${moment(at)}. Es gibt ihn nur hier.`,
    add: 'Zu deinen Räumen hinzufügen',
    added: (roomName) => `„${roomName}“ ist jetzt bei deinen Räumen.`,
    notAdded: 'Der Entwurf ließ sich nicht hinzufügen. Er ist weiter hier.',
  },
  import: {
    label: 'Importieren',
    done: (roomName) => `„${roomName}“ ist jetzt bei deinen Räumen.`,
    failed: { title: 'Die Datei ließ sich nicht importieren.' },
    leftOut: {
      title: (count) =>
        count === 1
          ? 'Ein Bild, das jemand anderes hochgeladen hat, wurde weggelassen.'
          : `${count} Bilder, die andere hochgeladen haben, wurden weggelassen.`,
      text: 'Wähl im Editor andere, bevor du veröffentlichst.',
    },
  },
  importRefusal: (refusal) => {
    switch (refusal.type) {
      case 'tooLarge':
        return 'Sie ist zu groß für einen Raum.';
      case 'newerVersion':
        return 'Sie wurde aus einer neueren Version dieser Seite exportiert.';
      case 'foreignPictures':
        return 'Sie enthält Bilder, die nicht von dieser Seite sind.';
      case 'invalid':
        return `Sie ist bei „${refusal.path}“ beschädigt.`;
      case 'notARoom':
        return 'Sie ist kein Raum, der von dieser Seite exportiert wurde.';
    }
  },
  results: {
    title: (roomName) => `Ergebnisse von „${roomName}“`,
    loading: 'Ergebnisse werden geladen…',
    none: 'Aus dieser Version ist noch niemand entkommen.',
    version: 'Version',
    all: 'Alle Versionen',
    fresh: (version) => `Version ${number(version)}, die neueste, hat noch niemand zu Ende gespielt.`,
    noneAtAll: 'Noch ist niemand entkommen.',
    versionName: (first, next) => {
      if (next === null) return `${number(first)}, die neueste`;
      return next === first + 1 ? number(first) : `${number(first)} bis ${number(next - 1)}`;
    },
    ended: ({ escapes, timeouts, left }) =>
      `Beendete Spiele: ${number(escapes)} entkommen, ${number(timeouts)} mit abgelaufener Zeit, ${number(left)} verlassen.`,
    endedOf: (version, { escapes, timeouts, left }) =>
      `Beendete Spiele der Version ${number(version)}: ${number(escapes)} entkommen, ${number(timeouts)} mit abgelaufener Zeit, ${number(left)} verlassen.`,
    download: 'Als CSV herunterladen',
    close: 'Schließen',
    file: 'ergebnisse',
    columns: {
      name: 'Name',
      version: 'Version',
      time: 'Zeit',
      pauses: 'Pausen',
      hints: 'Tipps',
      help: 'Hilfe',
      when: 'Wann',
      seconds: 'Zeit in Sekunden',
      pausedSeconds: 'Pausen in Sekunden',
      outcome: 'Ausgang',
    },
    escaped: 'Entkommen',
    guest: (place) => `Gast ${number(place)}`,
    guestsHelp:
      'Wer keinen Namen hat, hat in dieser Liste eine Nummer: Gäste, die keinen angegeben haben, und alle, deren Name entfernt wurde. Gäste können ihn angeben, wenn sie entkommen sind oder die Zeit um ist. Schließen sie die Seite vorher, geht es nicht mehr.',
  },
  unfinished: {
    title: (players) => `Bisher nicht entkommen: ${number(players)}`,
    kept: `Alle, die angefangen haben und nicht entkommen sind, auch wer die Seite geschlossen hat. Das wird ${PLAY_DAYS} Tage lang gespeichert, ohne Uhrzeit.`,
    more: 'Es sind mehr, als diese Liste zeigt.',
    failed: 'Diese Liste ließ sich nicht laden.',
    opened: (opened, locks) => `${number(opened)} von ${number(locks)} Schlössern`,
    states: { timeUp: 'Zeit abgelaufen', left: 'Gegangen', playing: 'Spielt noch' },
    columns: { opened: 'Wie weit', stuckAt: 'Zuletzt versucht', state: 'Stand', week: 'Woche vom' },
  },
  empty: {
    title: 'Dein erster Raum wartet',
    text: 'Hintergrund aussuchen, Tür hinstellen, Schlüssel verstecken. Du kannst ihn selbst spielen, bevor es jemand anderes tut.',
  },
};
