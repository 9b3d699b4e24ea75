import type { projectsText as en } from '../en/projects.ts';
import { createFormats } from '../formats.ts';
import type { Translation } from '../inLanguages.ts';

const { date, number } = createFormats('de');

export const projectsText: Translation<typeof en> = {
  page: 'Projekte',
  title: 'Deine Räume',
  lead: 'Escape Rooms bauen, veröffentlichen und in Schuss halten.',
  newRoom: 'Neuer Raum',
  freePlan: (used, allowed) => `Free-Plan: ${number(used)} von ${number(allowed)} Räumen`,
  planFull: 'Dein Free-Plan ist voll. Lösch einen Raum, um einen neuen anzulegen.',
  loading: 'Deine Räume werden geladen…',
  created: (unixSeconds) => `Angelegt am ${date(new Date(unixSeconds * 1000))}`,
  states: { published: 'Veröffentlicht', draft: 'Entwurf', error: 'Hat Fehler' },
  edit: 'Bearbeiten',
  editRoom: (roomName) => `${roomName} bearbeiten`,
  play: 'Spielen',
  playRoom: (roomName) => `${roomName} spielen`,
  delete: 'Löschen',
  deleteRoom: (roomName) => `${roomName} löschen`,
  deleting: 'Wird gelöscht…',
  confirm: {
    title: (roomName) => `„${roomName}“ löschen?`,
    text: 'Der Raum, sein Titelbild und sein Platz auf der Startseite sind dann weg. Das lässt sich nicht zurücknehmen.',
    confirm: 'Raum löschen',
  },
  deleted: (roomName) => `„${roomName}“ ist gelöscht.`,
  notDeleted: (roomName) => `„${roomName}“ wurde nicht gelöscht.`,
  empty: {
    title: 'Dein erster Raum wartet',
    text: 'Hintergrund aussuchen, Tür hinstellen, Schlüssel verstecken. Du kannst ihn selbst spielen, bevor es jemand anderes tut.',
  },
  failed: { title: 'Deine Räume kamen nicht an' },
};
