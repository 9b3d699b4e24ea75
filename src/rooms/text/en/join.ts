/** In a file of its own, since the landing page loads the dashboard's other texts. */
export const joinText = {
  haveCode: 'I have a code',
};
