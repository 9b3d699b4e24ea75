/** The page on what a class leaves behind, for a head of school (Q12). It says what the server does, and no more. */
export const storedText = {
  page: 'What a class leaves behind',
  title: 'What a class leaves behind',
  lead: 'One page, to show to a head of school.',
  columns: { what: 'What', detail: 'What it holds', until: 'How long' },
  rows: {
    name: {
      what: 'A name',
      detail:
        'Given by the game, such as “Brave Otter”; typed by the pupil only if the teacher chose that, and then also on the results and in their file',
      until: '24 hours',
    },
    seat: {
      what: 'A seat',
      detail: 'Its team, when somebody came and was last there, how many sit at it, whether it is blocked',
      until: '24 hours',
    },
    team: {
      what: 'What the team did',
      detail:
        'Steps with minutes, the number of wrong answers, the hints it got, and where in the room it is',
      until: '24 hours; steps, numbers and hints 30 days without names of pupils if the teacher says so',
    },
    teacher: {
      what: 'What the teacher did',
      detail: 'The account, the choices at the opening, pauses, minutes, and messages as they were sent',
      until: '24 hours',
    },
    browser: {
      what: 'A key in the browser',
      detail:
        'A random number, so that a reload finds its seat again. The server keeps only a check value that proves the key and from which it cannot be worked out; of a pupil who is logged in, the account’s number',
      until: '24 hours; on the device until its site data is cleared',
    },
    guessing: {
      what: 'Against guessing',
      detail:
        'A scrambled form of the network’s address, to count joins, and of wrong answers, to count tries by team and teacher’s account. Neither can be read back from it',
      until: 'The network an hour at most, the answers a day after the last one',
    },
    creator: {
      what: 'For the room’s creator',
      detail: 'Sums: how many escaped, how long locks took. No names, no answers, no date',
      until: 'A year after the last play of the room',
    },
    nothing: {
      what: 'Nothing else',
      detail:
        'No account is needed; no e-mail, no address of a device, no trackers. Who clicked what in a team is not told',
      until: '',
    },
  },
  after:
    'The hours count from the end of the class. The teacher can delete all of it at once. What has expired is deleted within the hour.',
  where: {
    title: 'Where it is stored',
    here: 'On the computer that serves this page, in one folder, and nowhere else. Nothing is passed on.',
    hosted:
      'At Google Firebase, in the project of the people who run this site, in the region that they chose for it.',
    by: (provider: string) => `It is run by: ${provider}`,
    unknown: 'On the server of the people who run this site.',
  },
  print: 'Print',
  other: 'Auf Deutsch lesen',
  back: 'Back to the class',
};
