import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, moment } = createFormats('en');

/** Texts of the list of accounts and the audit log. */
export const accountsText = {
  page: 'Accounts',
  title: 'Accounts',
  tabs: { label: 'Show', accounts: 'Accounts', log: 'Audit log' },
  search: { label: 'Find an account', hint: 'Name or e-mail address', clear: 'Clear search' },
  loading: 'Loading…',
  none: { title: 'Nobody by that name', text: 'Try the beginning of a name, or a whole e-mail address.' },
  failed: 'The list could not be loaded',
  more: 'Load more',
  nameless: 'No name',
  since: (moment: Date) => `Member since ${date(moment)}`,
  rooms: (count: number) => counted(count, 'room', 'rooms'),
  plays: (count: number) => counted(count, 'play', 'plays'),
  admin: 'Admin',
  disabled: 'Disabled',
  plans: { paid: 'Pro, paid', granted: 'Pro, granted' },
  planDates: (from: Date | null, to: Date) => (from ? `${date(from)} to ${date(to)}` : `until ${date(to)}`),
  menuFor: (name: string) => `Change the account of ${name}`,
  changes: {
    grantPro: 'Grant Pro',
    takePro: 'Remove Pro',
    grantAdmin: 'Make admin',
    takeAdmin: 'Remove admin rights',
    disable: 'Disable account',
    enable: 'Enable account',
  },
  questions: {
    takePro: {
      title: (name: string) => `Remove Pro from ${name}?`,
      text: 'Published rooms stay online. New rooms can only be made within the limit of the Free plan.',
    },
    grantAdmin: {
      title: (name: string) => `Make ${name} an admin?`,
      text: 'Admins can see and change everything here, including this list.',
    },
    takeAdmin: {
      title: (name: string) => `Remove admin rights from ${name}?`,
      text: 'This account loses access to the admin area at once.',
    },
    disable: {
      title: (name: string) => `Disable the account of ${name}?`,
      text: 'Nobody can log in to it, and its devices are logged out within the hour. Its rooms stay online. You can enable it again.',
    },
  },
  changed: (name: string, change: string) => `${change}: ${name}`,
  notChanged: 'Nothing was changed',
  log: {
    none: { title: 'Nothing here yet', text: 'Every change by an admin is recorded here.' },
    by: (name: string) => name || 'A deleted account',
    at: (when: Date) => moment(when),
    columns: { at: 'When', by: 'Who', action: 'Action', target: 'Target' },
  },
};
