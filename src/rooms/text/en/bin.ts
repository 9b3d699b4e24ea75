import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, moment } = createFormats('en');

/** Texts of deleting a room, and of the bin. */
export const binText = {
  ask: {
    title: (roomName: string) => `Delete “${roomName}”?`,
    made: (at: Date) => `Made ${date(at)}`,
    link: 'This link will stop working:',
    results: (plays: number) =>
      `Its results go with it: ${counted(plays, 'play', 'plays')}, with names and times.`,
    noResults: 'It has no results yet.',
    bin: (days: number, wasPublished: boolean) =>
      wasPublished
        ? `It stays in the bin for ${days} days. Until then you can restore it, with its link and results. The versions you kept of it are deleted now.`
        : `It stays in the bin for ${days} days. Until then you can restore it. The versions you kept of it are deleted now.`,
    confirm: 'Delete',
  },
  deleted: (roomName: string) => `“${roomName}” is in the bin.`,
  title: (rooms: number) => `Bin: ${counted(rooms, 'room', 'rooms')}`,
  lead: (rooms: number, days: number) =>
    `Only you can see these rooms. The bin keeps the last ${rooms}, each for ${days} days.`,
  published: (plays: number) => `Was published, ${counted(plays, 'play', 'plays')}`,
  draft: 'Was a draft',
  deletedAt: (at: Date, goneAt: Date) => `Deleted ${moment(at)}; gone for good on ${date(goneAt)}`,
  putBackLabel: 'Restore',
  putBackRoom: (roomName: string) => `Restore ${roomName}`,
  backAgain: (roomName: string) => `“${roomName}” has been restored, with its link and results.`,
  notPutBack: (roomName: string) => `“${roomName}” could not be restored.`,
  purgeLabel: 'Delete for good',
  purgeRoom: (roomName: string) => `Delete ${roomName} for good`,
  askForGood: {
    title: (roomName: string) => `Delete “${roomName}” for good?`,
    text: 'The room, its link and all its results will be deleted. This cannot be undone.',
  },
  purged: (roomName: string) => `“${roomName}” has been deleted for good.`,
  notPurged: (roomName: string) => `“${roomName}” could not be deleted. It is still in the bin.`,
};
