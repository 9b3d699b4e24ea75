import { FREE_PLAN_ROOMS, SCHOOL_HOURS } from '../../../../core/account/plans.ts';
import { PRO_PRICE } from '../../../../core/account/products.ts';

/** Texts of the landing page at `/` and its little room. */
export const landingText = {
  title: 'Build and play painted escape rooms',
  description:
    'Painted escape rooms, honest riddles and a clock. Play one right here, or build your own. No account needed.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  account: 'My account',
  hero: {
    title: 'The door is open.',
    titleEnd: 'For now.',
    lead: 'Painted rooms, honest riddles, and a clock. Play one in this window, or build one your friends won’t leave before dinner. No account needed for either.',
    play: 'Play now',
    closing: 'Closing the door…',
    build: 'Build a room',
    code: {
      label: 'Have a code?',
      signs: 'six characters',
      comeIn: 'Come in',
      from: 'From your teacher or a friend. No account needed.',
    },
    note: '“Play now” shuts that door. Your three minutes start when it clicks.',
    failed: 'The door is stuck: part of the room could not be loaded. Check your connection, then try again.',
  },
  room: {
    giveUp: 'Give up politely',
    more: 'More rooms',
  },
  rooms: {
    title: 'Rooms to get out of',
    all: 'See all the rooms',
    loading: 'Loading rooms…',
    failed: 'The rooms could not be loaded.',
    none: 'No rooms are published yet. Yours could be the first.',
  },
  how: {
    title: 'How to keep people busy',
    steps: [
      {
        title: 'Hang the door',
        text: 'Pick a room, then hang a door in it: oak, airlock, castle gate, gingerbread. The rest is furniture.',
      },
      {
        title: 'Hide the key',
        text: 'Drag it into the chest, under the rug, behind the mountains. Write a note that explains everything and helps nobody.',
      },
      {
        title: 'Lock your friends in',
        text: 'Press Publish and send the link. They play on a phone or a laptop, with no account and no excuse.',
      },
    ],
  },
  proof: {
    title: 'Every room can be escaped. We check.',
    lead: 'Before a room is published, our solver plays it: every drawer, every code, every key in every lock. If there is no way out, there is no Publish.',
    points: [
      { lead: 'No doors painted on walls.', text: 'There is always a way out. Finding it is your job.' },
      { lead: 'No peeking.', text: 'Answers stay on our server until you have opened their locks.' },
      { lead: 'No made-up times.', text: 'The clock on the leaderboard is ours.' },
    ],
    certificate: {
      caption: 'Certificate of escapability',
      room: 'The Practical Examination',
      intro: 'A way out was found. It goes like this:',
      lines: [
        'Ask the ██████ for its ███, then',
        '█████ the ████████ until it',
        '███. Blow out ██████ of the',
        'candles. Apologise to the ████.',
      ],
      withheld: 'Withheld for obvious reasons.',
      stamp: 'A WAY OUT EXISTS · A WAY OUT EXISTS ·',
    },
  },
  school: {
    title: 'For teachers, who know about locked doors',
    lead: 'Fractions behind a safe, irregular verbs on the back of a painting. Thirty pupils on one link: no accounts, no addresses to collect, nothing to install.',
    points: [
      'One code for the class: teams, a page for the projector, and a board that shows who is stuck.',
      'See who got out, how long it took and where they were stuck.',
      'Share by link alone, so a class’s room stays off the public list.',
      'Plays with a keyboard and a screen reader, in English and in German.',
    ],
    ask: 'About the school package',
    results: {
      title: 'Results, class 7b',
      rows: [
        ['Mina & Jo', '4:12', 'escaped'],
        ['Team Hamster', '5:48', 'escaped'],
        ['Ben', '6:58', 'at the safe'],
      ],
    },
  },
  price: {
    title: 'Pay once. It’s a door, not a subscription.',
    plans: [
      {
        name: 'Free',
        price: '$0',
        once: '',
        text: `Play everything. Build and publish up to ${FREE_PLAN_ROOMS} rooms.`,
      },
      {
        name: 'Pro',
        price: `$${PRO_PRICE}`,
        once: 'once, for life',
        text: 'Unlimited rooms, and every lock we ever invent.',
      },
      {
        name: 'School',
        price: 'By quote',
        once: '',
        text: `Up to ${SCHOOL_HOURS} hours of design sessions with us. You bring the syllabus.`,
      },
    ],
    compare: 'Compare the plans',
  },
  last: { title: 'Well? You’re still in here.' },
};
