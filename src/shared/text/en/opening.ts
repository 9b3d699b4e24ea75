/** What a first visit reads before the app is there: its script stays small. */
export const openingText = {
  productName: 'Escape Rooms',
  dashboard: { title: 'Find the way out', lead: 'Every one of these can be escaped. Pick a door.' },
};
