/** The oldest browsers that the app supports (README), by their names in MDN's data. */
export const SERVED = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

export type ServedBrowser = keyof typeof SERVED;

/** Targets of the build's scripts and styles. */
export const BUILD_TARGETS = [
  'es2022',
  ...Object.entries(SERVED).map(([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`),
];
