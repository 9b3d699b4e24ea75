import { PLAY_DAYS } from '../../../../core/play/keptPlays.ts';
import { BIN } from '../../../../core/room/bin.ts';

/** A heading and its paragraphs. */
interface Part {
  title: string;
  text: readonly string[];
}

const terms: readonly Part[] = [
  {
    title: 'Playing',
    text: [
      'Playing is free and needs no account. Rooms are made by whoever uses this site; what stands in them is theirs.',
      'A room or a name that hurts somebody can be reported by the flag beside it. An admin looks at it and may take it down.',
    ],
  },
  {
    title: 'Building',
    text: [
      'Your rooms, texts and pictures stay yours. By publishing a room you let everybody who finds it play it here, until you take it offline or delete it.',
      'Publish only what you may: your own pictures and words, or those that you are allowed to use. Put nothing into a room that is against the law, that hurts or shows others against their will, or that asks players for personal data.',
      'An admin may hide a room that breaks this. Its creator is told why.',
    ],
  },
  {
    title: 'Paying',
    text: [
      'Pro and packs are paid once and hold for good. A payment that is given back ends what was bought with it; rooms that are there stay.',
    ],
  },
  {
    title: 'What is promised',
    text: [
      'The site is offered as it is. Rooms that matter to you can be exported as a file under Projects, and all that is stored of you under Account.',
    ],
  },
];

const privacy: readonly Part[] = [
  {
    title: 'If you play without an account',
    text: [
      'No name, address or e-mail is asked for, and there are no trackers. Your browser keeps a random secret by which it finds your plays again. The server keeps only a fingerprint of it.',
      `Of a play the server keeps what you did in it, and the name you give once the time is up, if you give one: for a day if it was never started, for ${PLAY_DAYS} days from its start on. Then it goes by itself.`,
      'Once you get out, your time stands on the room’s leaderboard, with the hints you asked for and with the name you give, if you give one. That a play was finished, and your stars, are kept beside it, so that you can rate once. All this stays until the room is deleted for good.',
      'Its creator sees how many began, got out, ran out of time or left, and at which lock. As long as a play is kept its creator also sees of whoever did not get out how long they played, how many locks were opened, the lock tried last and the week; of an account its name, of a guest the name given once the time was up, else a number.',
    ],
  },
  {
    title: 'How your name is removed',
    text: [
      `By itself: if you did not get out, the name you gave goes after ${PLAY_DAYS} days, with the play. On a leaderboard it stays until the room is deleted for good.`,
      'By asking: the flag beside your name on the leaderboard tells the admins of this site, who can make it anonymous or delete the time as well. The creator of a room sees the names but cannot change one; deleting the room deletes all of them for good, once it has left the bin.',
      'By yourself, if you have an account: “Delete account” under Account takes your name off every leaderboard at once. If nobody answers, ask whoever runs this site; they are named below.',
    ],
  },
  {
    title: 'If you have an account',
    text: [
      'Your name, your e-mail address and a digest of your password; when you signed up; whether you have Pro, and which packs.',
      'Your rooms with their covers, published versions and kept copies; the pictures that you uploaded and what you offered to the library; bookmarks, stars and plays. What admins decided about it, with their reasons.',
      `It stays until you delete it. Rooms go under Projects: for ${BIN.days} days a deleted room, one of the latest ${BIN.rooms}, lies in the bin there, where nobody can play it and you can put it back or delete it for good. Pictures go under My Inventory. “Delete account” under Account takes the account and all of this at once, the bin too. Your times stay on leaderboards without your name; of payments stays what the books need, without you.`,
      '“Export” under Account gives you all of it in a file.',
    ],
  },
  {
    title: 'Your network address',
    text: [
      'It is not stored. So that nobody guesses answers by the thousand or votes a hundred times, attempts are counted under a keyed digest of the network that they come from: for ten minutes in general, for a day where wrong answers are counted, for two days where plays are, for 30 where an escape counts for the minutes on a room’s card.',
      'Beside a guest’s time and stars stands such a digest that is of that room alone, for as long as they stand there.',
    ],
  },
  {
    title: 'In your browser',
    text: [
      'Drafts of rooms and the steps to undo, pictures that wait on the bench, the secret of your plays, which rooms you played, and in three cookies how you like language, light and sound. Signing out removes what is yours of it; so does clearing the data of this site in your browser. A guest who does that is somebody new.',
    ],
  },
];

/** Where the data is stored. */
const where = {
  here: [
    'Everything lies in one folder of the computer that serves this page, and nowhere else; nothing is sent on. Mails are shown on that computer instead of being sent, and payments are pretended.',
    'Its log has a line for each request, without names, addresses or secrets; it is written over once it is full. Whoever runs the computer can read the folder, copy it and delete it.',
  ],
  hosted: [
    'Accounts, rooms, plays and pictures lie with Google Firebase, in the project of the provider named below. Payments are made on the pages of Stripe: card numbers never come here; what is kept is what was bought, when, and Stripe’s own number for it.',
  ],
} as const;

/** Terms, stored data, and the provider. */
export const houseText = {
  terms,
  privacy,
  whereTitle: 'Where it lies',
  where,
  ofProvider: 'From the provider',
  /** Used if no provider is named. */
  providerHere:
    'This site runs on somebody’s own computer: whoever gave you its address, such as your teacher, a museum or a friend. They look after what is stored on it, so ask them. Payments here are only pretended: no money moves.',
  providerMissing:
    'Whoever runs this site has not said yet who they are. Until then nothing is sold here. Ask whoever gave you its address.',
};
