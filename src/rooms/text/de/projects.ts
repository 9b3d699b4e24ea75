import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { projectsText as en } from '../en/projects.ts';

const { counted, date, number, percent, moment, rating, time } = createFormats('de');

export const projectsText: Translation<typeof en> = {
  page: 'Projekte',
  title: 'Deine Räume',
  lead: 'Escape Rooms bauen, veröffentlichen und in Schuss halten.',
  count: (rooms, live) => `${counted(rooms, 'Raum', 'Räume')}, davon ${number(live)} veröffentlicht.`,
  newRoom: 'Neuer Raum',
  freePlan: (used, allowed) => `Free-Plan: ${number(used)} von ${number(allowed)} Räumen.`,
  planFull: 'Dein Free-Plan ist voll: Lösch einen Raum, um einen anderen anzulegen oder zu importieren.',
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
    stuckAt: 'Hängen geblieben an',
    nothing: 'an keinem Schloss besonders',
    fresh: 'neue Fassung, noch nicht zu Ende gespielt',
  },
  neverPlayed: 'Hier war noch niemand drin.',
  open: 'Öffnen',
  fix: 'Beheben',
  openRoom: (roomName) => `${roomName} öffnen`,
  play: 'Spielen',
  playRoom: (roomName) => `${roomName} spielen`,
  publish: 'Veröffentlichen',
  resultsOf: (roomName) => `Ergebnisse von ${roomName}`,
  publishRoom: (roomName) => `${roomName} veröffentlichen`,
  publishing: {
    published: (roomName) => `„${roomName}“ steht Spielern offen.`,
    faulty: (roomName) => `An „${roomName}“ ist erst noch etwas zu beheben.`,
    notPublished: (roomName) => `„${roomName}“ wurde nicht veröffentlicht.`,
  },
  moreFor: (roomName) => `Mehr zu ${roomName}`,
  entries: {
    share: 'Link teilen',
    results: 'Ergebnisse',
    duplicate: 'Duplizieren',
    export: 'Als Datei exportieren',
    byLink: 'Nur per Link veröffentlichen',
    list: 'Auf der Startseite zeigen',
    unpublish: 'Offline nehmen',
  },
  copyOf: (roomName) => `Kopie von ${roomName}`,
  done: {
    duplicated: 'Die Kopie steht oben in der Liste.',
    byLink: 'Jetzt findet ihn nur, wer den Link hat.',
    listed: 'Er hängt wieder auf der Startseite.',
    unpublished: (roomName) => `„${roomName}“ ist offline.`,
    exported: 'Die Datei liegt bei deinen Downloads. Die Lösungen stehen mit drin.',
  },
  failed: {
    title: 'Deine Räume kamen nicht an',
    duplicate: 'Der Raum wurde nicht dupliziert.',
    change: 'Es wurde nichts geändert.',
    export: 'Der Raum wurde nicht exportiert.',
  },
  delete: 'Löschen',
  deleteRoom: (roomName) => `${roomName} löschen`,
  notDeleted: (roomName) => `„${roomName}“ wurde nicht gelöscht.`,
  keptDraft: {
    title: 'In diesem Browser liegt ein Entwurf.',
    text: (roomName, at) => `„${roomName}“, ${moment(at)}. Es gibt ihn nur hier.`,
    add: 'Zu deinen Räumen legen',
    added: (roomName) => `„${roomName}“ liegt bei deinen Räumen.`,
    notAdded: 'Der Entwurf kam nicht dazu. Er liegt weiter hier.',
  },
  import: {
    label: 'Importieren',
    done: (roomName) => `„${roomName}“ liegt bei deinen Räumen.`,
    failed: { title: 'Die Datei wurde nicht importiert.' },
    leftOut: {
      title: (count) =>
        count === 1
          ? 'Ein Bild, das jemand anderes hochgeladen hat, ist draußen geblieben.'
          : `${count} Bilder, die andere hochgeladen haben, sind draußen geblieben.`,
      text: 'Wähl im Editor andere, bevor du veröffentlichst.',
    },
  },
  importRefusal: (refusal) => {
    switch (refusal.type) {
      case 'tooLarge':
        return 'Sie ist größer, als ein Raum sein kann.';
      case 'newerVersion':
        return 'Sie stammt aus einer neueren Fassung dieser Seite.';
      case 'foreignPictures':
        return 'Sie zeigt Bilder, die nicht aus dem Katalog sind.';
      case 'invalid':
        return `Sie ist bei „${refusal.path}“ beschädigt.`;
      case 'notARoom':
        return 'Sie ist kein Raum, der hier exportiert wurde.';
    }
  },
  results: {
    title: (roomName) => `Ergebnisse von „${roomName}“`,
    loading: 'Ergebnisse werden geholt…',
    none: 'Aus dieser Fassung kam noch niemand heraus.',
    version: 'Fassung',
    all: 'Alle Fassungen',
    fresh: (version) => `Fassung ${number(version)} ist neu: Zu Ende gespielt hat sie noch niemand.`,
    noneAtAll: 'Noch ist niemand herausgekommen.',
    versionName: (first, next) => {
      if (next === null) return `${number(first)}, die neueste`;
      return next === first + 1 ? number(first) : `${number(first)} bis ${number(next - 1)}`;
    },
    ended: ({ escapes, timeouts, left }) =>
      `Zu Ende gegangen: ${number(escapes)} entkommen, ${number(timeouts)} mit abgelaufener Zeit, ${number(left)} verlassen.`,
    endedOf: (version, { escapes, timeouts, left }) =>
      `Zu Ende gegangen ist Fassung ${number(version)}: ${number(escapes)} entkommen, ${number(timeouts)} mit abgelaufener Zeit, ${number(left)} verlassen.`,
    download: 'Als CSV herunterladen',
    close: 'Schließen',
    file: 'ergebnisse',
    columns: {
      name: 'Name',
      version: 'Fassung',
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
  },
  unfinished: {
    title: (players) => `Nicht herausgekommen: ${number(players)}`,
    kept: 'Wer angefangen hat und nicht entkommen ist, auch wer die Seite geschlossen hat. Das wird 30 Tage aufbewahrt, ohne Uhrzeit.',
    more: 'Es sind mehr, als hier stehen.',
    failed: 'Wer nicht herauskam, ließ sich nicht laden.',
    nameless: 'Namenlos',
    opened: (opened, locks) => `${number(opened)} von ${number(locks)} Schlössern`,
    states: { timeUp: 'Zeit abgelaufen', left: 'Gegangen', playing: 'Spielt noch' },
    columns: { opened: 'Wie weit', stuckAt: 'Zuletzt versucht', state: 'Stand', week: 'Woche vom' },
  },
  empty: {
    title: 'Dein erster Raum wartet',
    text: 'Hintergrund aussuchen, Tür hinstellen, Schlüssel verstecken. Du kannst ihn selbst spielen, bevor es jemand anderes tut.',
  },
};
