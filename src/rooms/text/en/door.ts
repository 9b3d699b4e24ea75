/** Why the code of a party or a class leads nowhere, in a chunk that loads with the first code. */
export const doorText = {
  missing: (count: number) => (count === 1 ? 'One sign is missing.' : `${count} signs are missing.`),
  wrong: 'A code has only these signs: 2 to 9 and A to Z without I, L, O and U.',
  over: 'That class is over, and its code no longer works. The rooms below are open.',
  failed: {
    notFound: 'No door with this code. It may be shut already; look at the board once more.',
    roomHidden: 'This room has been taken offline.',
    tooManyRequests: 'Too many tries. Wait a minute, then try again.',
    offline: 'You’re offline. Try again once you’re back.',
    unknown: 'Something went wrong on our side. Please try again.',
  },
};
