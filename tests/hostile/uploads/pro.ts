/** The user who may upload, on the server under heavy requests. */
export const PRO = { email: 'pro@example.com', password: 'correct horse' };
