import { MOST_OF_NETWORK } from '../../../../core/room/lists/networkRatings.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { scoresText as en } from '../en/scores.ts';

const { counted, number, rating } = createFormats('de');
const ratings = (count: number) => counted(count, 'Bewertung', 'Bewertungen');

export const scoresText: Translation<typeof en> = {
  title: 'Wertungen',
  lead: 'Prüf einen Raum, dessen Bewertungen oder Zeiten verdächtig aussehen.',
  room: 'Link oder Kennung eines Raums',
  find: 'Raum prüfen',
  loading: 'Bewertungen und Rekorde werden geladen…',
  failed: 'Bewertungen und Rekorde ließen sich nicht laden',
  missing: {
    title: 'Diesen Raum gibt es nicht',
    text: 'Unter diesem Link oder dieser Kennung ist nichts gespeichert.',
  },
  none: {
    title: 'Noch kein Raum',
    text: 'Füge den Link eines Raums ein, oder komm von einer Meldung hierher.',
  },
  look: 'Raum öffnen',
  average: (average, count) =>
    count === 0
      ? 'Noch nicht bewertet'
      : `${rating(average)} Sterne im Schnitt, aus ${ratings(count)}, gewichtet`,
  networks: {
    title: 'Bewertungen nach Netz',
    lead: `Bewertungen von Gästen und von Konten ohne bestätigte Adresse. Alle aus einem Netz zählen zusammen höchstens wie ${MOST_OF_NETWORK} Bewertungen. Konten mit bestätigter Adresse zählen einzeln und stehen hier nicht.`,
    none: 'Von ihnen hat niemand den Raum bewertet.',
    name: (place) => `Netz ${number(place)}`,
    given: (average, count) => `${ratings(count)}, im Schnitt ${rating(average)} Sterne`,
    counts: (count) => `zählen wie ${number(count)}`,
    isAside: 'Zählt nicht',
    aside: 'Nicht zählen',
    back: 'Wieder zählen',
    asideFor: (place) => `Nicht zählen: Bewertungen aus Netz ${number(place)}`,
    backFor: (place) => `Wieder zählen: Bewertungen aus Netz ${number(place)}`,
  },
  records: {
    title: 'Rekorde',
    lead: 'Aus der zuletzt veröffentlichten Version.',
    none: 'Aus dieser Version ist noch niemand entkommen.',
    remove: 'Entfernen',
    removeOf: (name) => `Entfernen: Rekord von ${name}`,
    guest: 'Gast',
    account: 'Konto',
  },
  teamRecords: {
    title: 'Rekorde von Teams',
    lead: 'Aus der zuletzt veröffentlichten Version. Teams werden nur mit Teams verglichen.',
    none: 'Aus dieser Version ist noch kein Team entkommen.',
    size: (count) => counted(count, 'Person', 'Personen'),
    unranked: 'Nicht gewertet',
  },
  confirm: {
    title: (name) => `Den Rekord von „${name}“ entfernen?`,
    text: (time) =>
      `Die Zeit von ${time} verschwindet für immer von der Bestenliste. Das Protokoll hält fest, wer sie entfernt hat.`,
    remove: 'Entfernen',
  },
  told: {
    aside: 'Diese Bewertungen zählen jetzt nicht mehr',
    back: 'Diese Bewertungen zählen wieder',
    removed: 'Rekord entfernt',
  },
  gone: 'Das war schon weg. Die Liste wurde aktualisiert.',
};
