/** In a file of its own, since the landing page loads the dashboard's other texts. */
export const joinText = {
  haveCode: 'Have a code?',
  signs: 'six characters',
  comeIn: 'Come in',
  failed: 'That did not work. Check your connection, then try again.',
};
