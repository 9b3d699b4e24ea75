import { createFormats } from '../formats.ts';

const { date, number } = createFormats('en');

/** Words of /projects. */
export const projectsText = {
  page: 'Projects',
  title: 'Your rooms',
  lead: 'Build, publish and look after your escape rooms.',
  newRoom: 'New room',
  freePlan: (used: number, allowed: number) => `Free plan: ${number(used)} of ${number(allowed)} rooms`,
  planFull: 'Your Free plan is full. Delete a room to make a new one.',
  loading: 'Loading your rooms…',
  created: (unixSeconds: number) => `Created ${date(new Date(unixSeconds * 1000))}`,
  states: { published: 'Published', draft: 'Draft', error: 'Has errors' },
  edit: 'Edit',
  editRoom: (roomName: string) => `Edit ${roomName}`,
  play: 'Play',
  playRoom: (roomName: string) => `Play ${roomName}`,
  delete: 'Delete',
  deleteRoom: (roomName: string) => `Delete ${roomName}`,
  deleting: 'Deleting…',
  confirm: {
    title: (roomName: string) => `Delete “${roomName}”?`,
    text: 'The room, its cover and its place on the dashboard go for good. This cannot be undone.',
    confirm: 'Delete room',
  },
  deleted: (roomName: string) => `“${roomName}” was deleted.`,
  notDeleted: (roomName: string) => `“${roomName}” was not deleted.`,
  empty: {
    title: 'Your first room awaits',
    text: 'Pick a background, place a door, hide a key. You can play it yourself before anyone else does.',
  },
  failed: { title: 'Your rooms did not load' },
} as const;
