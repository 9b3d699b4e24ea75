import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, moment } = createFormats('en');

/** What is asked before a room is deleted, and the bin that it lies in afterwards. */
export const binText = {
  ask: {
    title: (roomName: string) => `Delete “${roomName}”?`,
    made: (at: Date) => `Made ${date(at)}`,
    link: 'Its link stops working:',
    results: (plays: number, escapes: number) =>
      `Its results go with it: ${counted(plays, 'play', 'plays')}, ${counted(escapes, 'escape', 'escapes')}, with names and times.`,
    noResults: 'It has no results yet.',
    bin: (days: number, wasPublished: boolean) =>
      wasPublished
        ? `It lies in the bin for ${days} days. Until then you can put it back, with the same link and its results. Copies that you kept of it are deleted now.`
        : `It lies in the bin for ${days} days. Until then you can put it back. Copies that you kept of it are deleted now.`,
    confirm: 'Delete',
  },
  deleted: (roomName: string) => `“${roomName}” is in the bin.`,
  title: (rooms: number) => `Bin: ${counted(rooms, 'room', 'rooms')}`,
  lead: (rooms: number, days: number) =>
    `Only you can see these rooms. The bin holds the last ${rooms} for ${days} days each.`,
  published: (plays: number) => `Was published, ${counted(plays, 'play', 'plays')}`,
  draft: 'Was a draft',
  deletedAt: (at: Date, goneAt: Date) => `Deleted ${moment(at)}, gone for good on ${date(goneAt)}`,
  putBackLabel: 'Put it back',
  putBackRoom: (roomName: string) => `Put ${roomName} back`,
  backAgain: (roomName: string) => `“${roomName}” is back, with its link and results.`,
  notPutBack: (roomName: string) => `“${roomName}” was not put back.`,
  purgeLabel: 'Delete for good',
  purgeRoom: (roomName: string) => `Delete ${roomName} for good`,
  askForGood: {
    title: (roomName: string) => `Delete “${roomName}” for good?`,
    text: 'The room, its link and all its results go. Nobody can bring them back.',
  },
  purged: (roomName: string) => `“${roomName}” is deleted for good.`,
  notPurged: (roomName: string) => `“${roomName}” was not deleted. It is still in the bin.`,
};
