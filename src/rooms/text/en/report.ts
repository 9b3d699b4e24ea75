import type { ReportAction, ReportReason } from '../../../../core/report/report.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { moment, number } = createFormats('en');

/** Words of reporting a room or a name, of the admins' list of reports, and of a closed room to its creator. */
export const reportText = {
  dialog: {
    room: (roomName: string) => `Report “${roomName}”`,
    name: (name: string) => `Report the name “${name}”`,
    lead: 'An admin reads it. Nobody learns who sent it.',
    reason: 'What is wrong with it?',
    note: 'Anything to add? (if you like)',
    left: (letters: number) => `${number(letters)} characters left`,
    send: 'Send the report',
    cancel: 'Never mind',
    missing: 'Choose what is wrong first.',
    thanks: 'Thank you. It lies on an admin’s desk.',
    close: 'Close',
    gone: 'It is not to be seen any more, so there is nothing left to report.',
    tooOften: 'Very many reports came from where you are. Try again in ten minutes.',
    failed: 'The report did not arrive. Try again in a moment.',
  },
  reasons: {
    insult: 'It insults or threatens somebody',
    sexual: 'It is sexual',
    violence: 'It shows or praises cruelty',
    private: 'It tells something private about a person',
    advertising: 'It is advertising',
    copied: 'It is copied from somebody else',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  title: 'Reports',
  lead: 'Rooms and names that somebody has taken offence at. The oldest comes first.',
  which: 'Which reports',
  statuses: { open: 'Open', decided: 'Decided' },
  loading: 'Fetching the reports…',
  failed: 'The reports did not load',
  empty: {
    open: { title: 'A tidy house', text: 'Nobody has complained about anything.' },
    decided: { title: 'Nothing decided yet', text: 'What you decide hangs here, and can be taken back.' },
  },
  more: 'Show more',
  room: 'Room',
  name: 'Name',
  by: (creator: string) => `by ${creator}`,
  inRoom: (roomName: string) => `on the leaderboard of “${roomName}”`,
  reportedAt: (at: Date) => `Reported ${moment(at)}`,
  decidedAt: (at: Date) => `Decided ${moment(at)}`,
  look: 'Look at the room',
  scores: 'Ratings and records',
  told: (answer: string) => `Told to the creator: ${answer}`,
  actions: {
    hideRoom: 'Hide the room',
    restoreRoom: 'Open it again',
    blankName: 'Blank the name',
    restoreName: 'Bring it back',
    dismiss: 'Leave it',
  } satisfies Record<ReportAction, string>,
  outcomes: {
    hideRoom: 'Room hidden',
    restoreRoom: 'Room open again',
    blankName: 'Name blanked',
    restoreName: 'Name brought back',
    dismiss: 'Left as it is',
  } satisfies Record<ReportAction, string>,
  confirm: {
    hideRoom: {
      title: (name: string) => `Hide “${name}”?`,
      text: 'It leaves every list and cannot be played. Its creator cannot open it again; you can.',
    },
    blankName: {
      title: (name: string) => `Blank “${name}”?`,
      text: 'The record keeps its time and place, without a name. You can bring the name back.',
    },
    answer: 'What shall its creator read?',
  },
  conflict: 'Another admin was quicker. The list is as it stands now.',
  gone: 'What was reported is gone.',
  hidden: 'Closed by an admin',
  hiddenBecause: (reason: string) => `An admin has closed this room. The report said: ${reason}.`,
} as const;
