import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, number, time } = createFormats('en');

/** Texts of /account. */
export const accountPageText = {
  page: 'Account',
  title: 'Your keys',
  lead: 'Everything we know about you, and how to make us forget it.',
  sections: {
    profile: 'Profile',
    plan: 'Plan',
    escapes: 'Your escapes',
    password: 'Password',
    language: 'Language and appearance',
    data: 'Your data',
    leave: 'Delete account',
  },
  save: 'Save',
  saving: 'Saving…',
  profile: {
    nameHelp: 'Shown on the rooms you publish from now on, and on leaderboards.',
    saved: 'Your name is saved.',
    since: (made: Date) => `Member since ${date(made)}.`,
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
  },
  email: {
    open: 'Change address',
    newAddress: 'New e-mail address',
    password: 'Your password',
    help: 'We will send a link to the new address. Open it to confirm the change.',
    submit: 'Send the link',
    sent: (email: string) => `We have sent a link to ${email}.`,
  },
  plan: {
    pro: 'Pro, for life',
    proUntil: 'Pro',
    free: 'Free',
    paid: (start: Date, end: Date) =>
      `Since ${date(start)}. Ends on ${date(end)}, when we will have a word about it.`,
    until: (start: Date, end: Date) => `${date(start)} to ${date(end)}.`,
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
    none: 'Rooms you escape from appear here, with your time.',
    failed: 'Your escapes could not be loaded. Your times are safe.',
    time,
    day: date,
  },
  password: {
    present: 'Current password',
    submit: 'Change password',
    saved: 'Your password has been changed. You will have to log in again on your other devices.',
  },
  data: {
    text: 'Rooms, pictures, times, bookmarks and ratings in one file. It reads better than most novels about doors.',
    submit: 'Export',
    busy: 'Exporting…',
    file: 'escape-rooms-account.json',
    failed: 'Your data could not be exported',
  },
  leave: {
    text: (rooms: number | null) =>
      `Deletes your account${rooms === null ? ', your rooms' : rooms === 0 ? '' : `, ${counted(rooms, 'room', 'rooms')}`} and all your pictures. Your times stay on the leaderboards, without your name. We ask once more, then we mean it.`,
    submit: 'Delete account',
    title: 'Delete your account?',
    rooms: (count: number) =>
      count === 0
        ? 'You have no rooms.'
        : `${counted(count, 'room', 'rooms')} will be deleted, with everything inside.`,
    published: (count: number) =>
      `${counted(count, 'of them is', 'of them are')} published: players will find a closed door.`,
    covers: (count: number) => `${counted(count, 'picture', 'pictures')} will be deleted, too.`,
    rest: 'Your ratings and bookmarks will be deleted. Your times stay on the leaderboards, without your name.',
    bought: 'What you bought is lost with the account and is not refunded.',
    noWayBack: 'This cannot be undone.',
    password: 'Your password',
    confirm: 'Delete everything',
    busy: 'Deleting…',
    cancel: 'Keep account',
    done: 'Your account has been deleted.',
    doneText: 'Thank you for playing with us.',
  },
};
