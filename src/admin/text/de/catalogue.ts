import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { catalogueText as en } from '../en/catalogue.ts';

const { counted, number } = createFormats('de');

export const catalogueText: Translation<typeof en> = {
  kinds: {
    item: {
      title: 'Dinge',
      lead: (total: number) => `${counted(total, 'Ding', 'Dinge')} im Katalog.`,
    },
    background: {
      title: 'Hintergründe',
      lead: (total: number) => `${counted(total, 'Hintergrund', 'Hintergründe')} im Katalog.`,
    },
  },
  search: {
    label: 'Im Katalog suchen',
    hint: 'Name, Gruppe oder Paket',
    clear: 'Suche leeren',
  },
  filter: 'Anzeigen',
  filters: { all: 'Alle', active: 'Aktive', inactive: 'Inaktive' },
  active: 'Aktiv',
  inactive: 'Inaktiv',
  basic: 'Grundstock',
  facts: (group: string, collection: string, place: number) =>
    `${[group, collection].filter(Boolean).join(', ')}, Position ${number(place)}`,
  setByAdmin: (count: number) => `${counted(count, 'Feld', 'Felder')} von Admins geändert`,
  edit: 'Bearbeiten',
  editEntry: (name: string) => `${name} bearbeiten`,
  more: 'Mehr zeigen',
  none: {
    title: 'Nichts gefunden',
    text: 'Versuch es mit weniger Buchstaben oder lass dir alle Einträge anzeigen.',
  },
  failed: {
    title: 'Der Katalog ließ sich nicht laden',
    text: 'Es ist nichts verloren. Versuch es gleich noch einmal.',
  },
  fields: {
    name: 'Name',
    collection: 'Sammlung oder Paket',
    newCollection: 'Neue Sammlung…',
    collectionName: 'Name der neuen Sammlung',
    order: 'Position in der Palette',
    is_active: 'Im Editor verfügbar',
    tag: 'Gruppe',
    anchor: 'Gehört auf',
    width: 'Breite, %',
    aspect: 'Seitenverhältnis (Höhe zu Breite)',
    position: { x: 'Position von links, %', y: 'Position von oben, %' },
    hitBox: {
      x: 'Klickfläche links, %',
      y: 'Klickfläche oben, %',
      width: 'Klickfläche Breite, %',
      height: 'Klickfläche Höhe, %',
    },
    isContainer: 'Kann andere Dinge verstecken',
    holds: { x: 'Von links, %', y: 'Von oben, %', width: 'Breite, %', height: 'Höhe, %' },
    showsHeld: 'Wo der Inhalt zu sehen ist',
    sayHolds: 'Angeben, wo der Inhalt zu sehen ist',
    isLockable: 'Lässt sich abschließen',
    colors: 'Farben, Standard zuerst',
    theme: 'Thema',
    moods: 'Stimmungen, Standard zuerst',
    picture: 'Bild',
    ambient: 'Licht',
  },
  raise: (name: string) => `${name} nach oben schieben`,
  remove: (name: string) => `${name} entfernen`,
  newKey: 'Name für den neuen Eintrag',
  add: 'Hinzufügen',
  save: 'Speichern',
  saved: (name: string) => `„${name}“ wurde gespeichert. Updates überschreiben das nicht.`,
  roomsKeepIt: 'Es verschwindet aus der Palette. Räume, in denen es steht, behalten es und bleiben spielbar.',
  defaultDoor:
    'Mit dieser Tür beginnt jeder neue Raum. Ändern kannst du sie, sobald eine andere aktive Tür „Door“ heißt.',
};
