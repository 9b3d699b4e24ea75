import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, number, time } = createFormats('en');

/** Words of /account. */
export const accountPageText = {
  page: 'Account',
  title: 'Your keys',
  lead: 'Everything we know about you, and how to make us forget it.',
  sections: {
    profile: 'Profile',
    plan: 'Plan',
    escapes: 'Your escapes',
    password: 'Password',
    language: 'Language and light',
    data: 'Your data',
    leave: 'Leave for good',
  },
  save: 'Save',
  saving: 'Saving…',
  profile: {
    nameHelp: 'Shown on the rooms you publish from now on, and on leaderboards.',
    saved: 'Your name is saved.',
    since: (made: Date) => `Here since ${date(made)}.`,
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
  },
  email: {
    open: 'Change the address',
    newAddress: 'New e-mail address',
    password: 'Your password',
    help: 'We mail a link to the new address. It takes over once you open it.',
    submit: 'Send the link',
    sent: (email: string) => `A link is on its way to ${email}.`,
  },
  plan: {
    pro: 'Pro, for life',
    proUntil: 'Pro',
    free: 'Free',
    paid: (start: Date, end: Date) =>
      `Since ${date(start)}. Ends on ${date(end)}, when we will have a word about it.`,
    until: (start: Date, end: Date) => `From ${date(start)} to ${date(end)}.`,
    ends: (end: Date) => `Ends on ${date(end)}.`,
    ended: (end: Date) => `Pro ended on ${date(end)}. Your rooms stay.`,
    freeText: 'It costs nothing, and stays that way.',
    rooms: 'Rooms',
    noLimit: (count: number) => `${number(count)}, no limit`,
    limited: (count: number, limit: number) => `${number(count)} of ${number(limit)}`,
    packs: 'Packs',
    seePlans: 'See the plans',
  },
  escapes: {
    none: 'The rooms you get out of stand here, with your time.',
    failed: 'They did not load. Your times are safe.',
    time,
    day: date,
  },
  password: {
    present: 'Present password',
    submit: 'Change the password',
    saved: 'Your password is changed. Other devices have to log in again.',
  },
  data: {
    text: 'Rooms, pictures, times, bookmarks and ratings in one file. It reads better than most novels about doors.',
    submit: 'Export',
    busy: 'Exporting…',
    file: 'escape-rooms-account.json',
    failed: 'The export did not work',
  },
  leave: {
    text: (rooms: number | null) =>
      `Deletes your account${rooms === null ? ', your rooms' : rooms === 0 ? '' : `, ${counted(rooms, 'room', 'rooms')}`} and all pictures. Your times stay on the boards without your name. We ask once more, then we mean it.`,
    submit: 'Delete the account',
    title: 'Delete your account?',
    rooms: (count: number) =>
      count === 0
        ? 'You have no rooms.'
        : `${counted(count, 'room goes', 'rooms go')} with everything in them.`,
    published: (count: number) =>
      `${counted(count, 'of them is', 'of them are')} online: players get a closed door.`,
    covers: (count: number) => `${counted(count, 'picture goes', 'pictures go')}, too.`,
    rest: 'Ratings and bookmarks go. Your times stay on the boards, without your name.',
    bought: 'What you bought goes with the account. It is not paid back.',
    noWayBack: 'There is no way back.',
    password: 'Your password',
    confirm: 'Delete everything',
    busy: 'Deleting…',
    cancel: 'Keep the account',
    done: 'Your account is deleted.',
    doneText: 'Thank you for playing with us.',
  },
};
