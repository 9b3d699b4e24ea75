import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, moment } = createFormats('en');

/** Words of the admins' list of accounts and of what admins did. */
export const accountsText = {
  page: 'Accounts',
  title: 'Accounts',
  tabs: { label: 'What to show', accounts: 'Accounts', log: 'Audit log' },
  search: { label: 'Find an account', hint: 'Name or e-mail address', clear: 'Clear the search' },
  loading: 'Loading…',
  none: { title: 'Nobody of that name', text: 'Try the beginning of a name, or a whole e-mail address.' },
  failed: 'This list did not come',
  more: 'Load more',
  nameless: 'No name',
  since: (moment: Date) => `Here since ${date(moment)}`,
  rooms: (count: number) => counted(count, 'room', 'rooms'),
  plays: (count: number) => counted(count, 'play', 'plays'),
  admin: 'Admin',
  disabled: 'Disabled',
  plans: { paid: 'Pro, paid', granted: 'Pro, granted' },
  planDates: (from: Date | null, to: Date) => (from ? `${date(from)} to ${date(to)}` : `until ${date(to)}`),
  menuFor: (name: string) => `Change the account of ${name}`,
  changes: {
    grantPro: 'Grant Pro',
    takePro: 'Take Pro back',
    grantAdmin: 'Make admin',
    takeAdmin: 'Take admin back',
    disable: 'Disable the account',
    enable: 'Enable the account',
  },
  questions: {
    takePro: {
      title: (name: string) => `Take Pro from ${name}?`,
      text: 'Published rooms stay online. No further room can be made beyond the Free plan’s.',
    },
    grantAdmin: {
      title: (name: string) => `Make ${name} an admin?`,
      text: 'Admins see and change everything here, this list included.',
    },
    takeAdmin: {
      title: (name: string) => `Take admin from ${name}?`,
      text: 'The admin area closes for this account at once.',
    },
    disable: {
      title: (name: string) => `Disable the account of ${name}?`,
      text: 'Nobody can log in to it any more, and other devices are logged out within the hour. Its rooms stay online. It can be enabled again.',
    },
  },
  changed: (name: string, change: string) => `${change}: ${name}`,
  notChanged: 'Nothing was changed',
  log: {
    none: { title: 'Nothing has been done yet', text: 'Whatever an admin changes is written down here.' },
    by: (name: string) => name || 'A deleted account',
    at: (when: Date) => moment(when),
    columns: { at: 'When', by: 'Who', action: 'What', target: 'Of what' },
  },
};
