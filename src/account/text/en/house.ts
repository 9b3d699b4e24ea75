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
      'Playing is free and needs no account. Rooms are made by the users of this site, who are responsible for what is in them.',
      'If a room or a name hurts somebody, report it with the flag beside it. An admin checks it and can remove it.',
    ],
  },
  {
    title: 'Building',
    text: [
      'Your rooms, texts and pictures stay yours. By publishing a room you let everybody who finds it play it here, until you take it offline or delete it.',
      'Publish only your own pictures and texts, or those that you are allowed to use. Put nothing into a room that is illegal, that hurts people or shows them against their will, or that asks players for personal data.',
      'An admin can hide a room that breaks these rules. Its creator is told why.',
    ],
  },
  {
    title: 'Paying',
    text: [
      'Pro and packs are paid once and last for ever. If a payment is refunded, you lose what it bought; your rooms stay.',
    ],
  },
  {
    title: 'What we promise',
    text: [
      'The site is provided as it is, without a guarantee. You can export your rooms as files under Projects, and everything stored about you under Account.',
    ],
  },
];

const privacy: readonly Part[] = [
  {
    title: 'If you play without an account',
    text: [
      'We do not ask for your name, address or e-mail, and there are no trackers. Your browser stores a random secret that identifies your plays. The server stores only a scrambled form of it, which cannot be turned back.',
      `For each play, the server stores what you did, and the name you enter after time ran out, if you enter one. A play that was never started is deleted after a day, any other play ${PLAY_DAYS} days after its start.`,
      'When you escape, the room’s leaderboard shows your time, the number of hints you asked for, and your name, if you enter one. We also store that you finished the play, and your rating, so that you can rate only once. All of this stays until the room is permanently deleted.',
      'The room’s creator sees how many players started, escaped, ran out of time or left, and at which lock. For each player who did not escape, the creator also sees how long they played, how many locks they opened, which lock they tried last, and the week, as long as the play is stored. Players with an account are listed by its name, guests by the name they entered or else by a number.',
    ],
  },
  {
    title: 'What is counted for the room’s creator',
    text: [
      'When a play ends, or nobody has continued it for a day, its figures are added to those of all plays of the room’s version: how it ended, how long each lock took, how many answers were wrong, which hints were read, what was found, what was clicked in vain, and whether it was played by touch or with a mouse, in an upright or a wide window. These sums hold no names and no dates but the week. They are kept for a year after the version’s last play.',
      'Until the play ends, up to five wrong answers at each lock are kept with it. The creator sees one of them only if three plays from three different networks gave it. Before that, only scrambled forms of the answer and of the networks are stored, for 30 days at most. What looks like an address, a telephone number or a sentence is never kept. If your browser asks not to be tracked, neither what you type nor the kind of your device is kept.',
      'Your plays of your own rooms and previews are not counted.',
    ],
  },
  {
    title: 'If you play together',
    text: [
      'Whoever has the code of your party sees the name you play under, where you are in the room and what you do there. Give the code only to people you want to play with. Players cannot write to each other.',
      'Where you point and whether you are there is passed on and not kept. What your team does is stored like any other play. The code and everything passed on are deleted after a day.',
      'If your team escapes, the leaderboard of teams shows the names of those who did something in the room. To have one removed, use the flag beside the team.',
    ],
  },
  {
    title: 'If you play in a class',
    text: [
      'Your teacher sees the name that the game gave you, or the one you typed if your teacher wanted that, your team, where you are in the room, whether you are there, and what your team has opened, tried and asked. What you clicked is not shown.',
      'All of it is deleted 24 hours after the end of the class, or earlier by your teacher, who can keep the results of the teams for 30 days, without your name.',
    ],
  },
  {
    title: 'How your name is removed',
    text: [
      `Automatically: if you did not escape, your name is deleted with the play after ${PLAY_DAYS} days. On a leaderboard it stays until the room is permanently deleted.`,
      'On request: use the flag beside your name on the leaderboard. The admins of this site can then remove the name, or the time as well. A room’s creator sees the names but cannot change them. Deleting the room deletes them all, once it has left the bin.',
      'By you, if you have an account: “Delete account” under Account removes your name from every leaderboard at once. If nobody replies to a request, contact the operator of this site, who is named below.',
    ],
  },
  {
    title: 'If you have an account',
    text: [
      'We store your name, your e-mail address, a scrambled form of your password, when you signed up, whether you have Pro, and which packs you own.',
      'We also store your rooms with their covers, published versions and copies, the pictures you uploaded or offered to the library, your bookmarks, ratings and plays, and what admins decided about them, with their reasons.',
      `All of it stays until you delete it. Delete rooms under Projects: the last ${BIN.rooms} deleted rooms stay in the bin for ${BIN.days} days, where nobody can play them and you can restore or permanently delete them. Delete pictures under My Inventory. “Delete account” under Account deletes the account and all of this at once, including the bin. Your times stay on leaderboards without your name, and payments stay in the accounts, as the law requires, without your name.`,
      '“Export” under Account gives you all of it in a file.',
    ],
  },
  {
    title: 'Your network address',
    text: [
      'We do not store it. To stop people from guessing thousands of answers or voting a hundred times, we count attempts under a scrambled form of the network they come from. These counts are usually kept for ten minutes, for wrong answers for a day, for plays for two days, for common wrong answers for 30 days, and for escapes that count for the minutes on a room’s card for 30 days.',
      'A guest’s time and rating are stored with such a form of it, which is different for each room, for as long as they exist.',
    ],
  },
  {
    title: 'In your browser',
    text: [
      'Your browser stores drafts of rooms with their undo steps, pictures you have not finished, the secret of your plays, the rooms you played, and your choice of language, theme and sound in three cookies. Signing out removes what belongs to your account; clearing this site’s data in your browser removes everything. After that, a guest counts as a new player.',
    ],
  },
];

/** Where the data is stored. */
const where = {
  here: [
    'Everything is stored in one folder of the computer that serves this page, and nowhere else; nothing is passed on. E-mails are shown on that computer instead of being sent, and payments are only simulated.',
    'Its log has a line for each request, without names, addresses or secrets, and is overwritten when it is full. The person who runs the computer can read, copy and delete the folder.',
  ],
  hosted: [
    'Accounts, rooms, plays and pictures are stored at Google Firebase, in the project of the provider named below. You pay on pages of Stripe, so we never see card numbers. We store what was bought, when, and Stripe’s number of the payment.',
  ],
} as const;

/** Terms, stored data, and the provider. */
export const houseText = {
  terms,
  privacy,
  whereTitle: 'Where it is stored',
  where,
  ofProvider: 'From the provider',
  /** Used if no provider is named. */
  providerHere:
    'This site runs on the computer of the person who gave you its address, such as your teacher, a museum or a friend. They are responsible for what is stored on it, so ask them. Payments here are only simulated: no money is charged.',
  providerMissing:
    'The operator of this site has not entered a name and address yet. Until then nothing is sold here. Ask the person who gave you the address of this site.',
};
