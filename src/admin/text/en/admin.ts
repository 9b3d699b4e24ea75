/** Texts of the admin area's frame. */
export const adminText = {
  page: 'Admin',
  title: 'The caretaker’s office',
  lead: 'Everything that keeps the house in order.',
  sections: {
    overview: 'Overview',
    reports: 'Reports',
    scores: 'Scores',
    accounts: 'Accounts',
    itemReviews: 'Thing reviews',
    backgroundReviews: 'Background reviews',
    items: 'Things',
    backgrounds: 'Backgrounds',
  },
};
