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
  filter: 'Welche Einträge',
  filters: { all: 'Alle', active: 'Aktive', inactive: 'Inaktive' },
  active: 'Aktiv',
  inactive: 'Inaktiv',
  basic: 'Grundstock',
  facts: (group: string, collection: string, place: number) =>
    `${[group, collection].filter(Boolean).join(', ')}, Platz ${number(place)}`,
  setByAdmin: (count: number) => `${counted(count, 'Feld', 'Felder')} hier gesetzt`,
  edit: 'Bearbeiten',
  editEntry: (name: string) => `${name} bearbeiten`,
  more: 'Mehr zeigen',
  none: { title: 'So heißt hier nichts', text: 'Versuch es mit weniger Buchstaben oder allen Einträgen.' },
  failed: { title: 'Der Katalog kam nicht an', text: 'Er ist noch da. Versuch es gleich noch einmal.' },
  fields: {
    name: 'Name',
    collection: 'Sammlung oder Paket',
    newCollection: 'Eine neue …',
    collectionName: 'Name der neuen Sammlung',
    order: 'Platz in der Palette',
    is_active: 'Im Editor zu haben',
    tag: 'Gruppe',
    anchor: 'Steht oder hängt',
    width: 'Breite, %',
    aspect: 'Höhe je Breite',
    position: { x: 'Platz von links, %', y: 'Platz von oben, %' },
    hitBox: {
      x: 'Klickfläche links, %',
      y: 'Klickfläche oben, %',
      width: 'Klickfläche Breite, %',
      height: 'Klickfläche Höhe, %',
    },
    isContainer: 'Kann etwas verstecken',
    holds: { x: 'Von links, %', y: 'Von oben, %', width: 'Breit, %', height: 'Hoch, %' },
    showsHeld: 'Wo der Inhalt zu sehen ist',
    sayHolds: 'Angeben, wo der Inhalt zu sehen ist',
    isLockable: 'Lässt sich abschließen',
    colors: 'Farben, die übliche zuerst',
    theme: 'Thema',
    moods: 'Lichter, das übliche zuerst',
    picture: 'Bild',
    ambient: 'Licht',
  },
  raise: (name: string) => `${name} nach oben`,
  remove: (name: string) => `${name} entfernen`,
  newKey: 'Name für noch eins',
  add: 'Hinzufügen',
  save: 'Speichern',
  saved: (name: string) => `„${name}“ ist gespeichert. Kein Update ändert es zurück.`,
  roomsKeepIt:
    'Es verlässt die Palette. Räume, die es haben, behalten es, und veröffentlichte laufen weiter.',
  defaultDoor:
    'Mit dieser Tür beginnt jeder neue Raum. Sie bleibt, wie sie ist, bis eine andere aktive Tür Door heißt.',
};
