/** Shown at fields whose text is over its limit. */
export const overLimitText = {
  by: (over: number, limit: number) =>
    `${over === 1 ? 'One character' : `${over} characters`} too many. Use at most ${limit}.`,
};
