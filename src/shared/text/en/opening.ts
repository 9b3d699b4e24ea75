/** Texts of a first visit before the app is loaded; separate, so that its script stays small. */
export const openingText = {
  productName: 'Escape Rooms',
  dashboard: { title: 'Find the way out', lead: 'Every one of these can be escaped. Pick a door.' },
  start: 'Start',
  loading: 'Loading…',
  titles: {
    editor: 'Build a room',
    logIn: 'Knock, knock.',
    pricing: 'Pay once. It’s a door, not a subscription.',
    register: 'Take the keys',
  },
};
