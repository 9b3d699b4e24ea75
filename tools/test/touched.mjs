/** Files that no test in a browser depends on. */
const UNSEEN = [
  /\.md$/,
  /\.test\.tsx?$/,
  /^(\.ci|\.github|docs)\//,
  /^tests\/(?!e2e\/|harness\/)/,
  /^tools\/(backup|checks|move|project|proofs|stills|test|testing)\//,
];

/** Sources that only these journeys in a browser lead through. All journeys lead through the others. */
const AREAS = [
  {
    sources: /^(game|core|src)\/edit(or)?\//,
    specs: [
      'buildAndEscape',
      'crash',
      'drawers',
      'editor',
      'fewClicks',
      'grouping',
      'library',
      'lists',
      'looksAtHome',
      'make',
      'manyUploads',
      'newcomer',
      'nightLibrary',
      'ownAccount',
      'pages',
      'payment',
      'playMoments',
      'screens',
      'shadows',
      'snapshots',
      'starters',
      'threeScenes',
    ],
  },
  {
    sources: /^src\/uploads\//,
    specs: ['inventory', 'library', 'looksAtHome', 'manyUploads', 'screens', 'siteKeys'],
  },
  {
    sources: /^src\/admin\//,
    specs: ['library', 'manyUploads', 'newcomer', 'screens', 'siteStates'],
  },
  {
    sources: /^src\/account\//,
    specs: [
      'account',
      'lists',
      'newcomer',
      'ownAccount',
      'pages',
      'payment',
      'roomPage',
      'screens',
      'siteKeys',
      'siteStates',
    ],
  },
  {
    sources: /^(core|src|src\/play)\/class\//,
    specs: ['class', 'lists', 'newcomer', 'pages', 'screens', 'together'],
  },
  { sources: /^src\/landing\//, specs: ['firstLoad', 'newcomer', 'pages', 'screens', 'siteKeys'] },
  { sources: /^art\//, specs: ['demoRooms', 'looksAtHome', 'pictures', 'starters', 'takenApart'] },
];

/** Names of specs, or how those of several begin. */
export const JOURNEYS = AREAS.flatMap(({ specs }) => specs);

const SPEC = /^tests\/e2e\/(?:stage\/)?(\w+)\.spec\.ts$/;

/**
 * Returns how Playwright names the journeys that changed files can touch: an empty list for all of them, null for none.
 */
export function touchedJourneys(files) {
  const seen = files.filter((file) => !UNSEEN.some((pattern) => pattern.test(file)));
  if (seen.length === 0) return null;
  const specs = seen.map(specsOf);
  return specs.includes(null) ? [] : [...new Set(specs.flat())].map((name) => `/${name}`);
}

/** Returns the specs of the journeys that lead through a file; null for all journeys. */
function specsOf(file) {
  const [, spec] = SPEC.exec(file) ?? [];
  if (spec !== undefined) return [spec];
  return AREAS.find(({ sources }) => sources.test(file))?.specs ?? null;
}

/** Unit tests that read files of the project without importing them: Vitest cannot know that a change touches them. */
const READERS = [
  { files: /\.rules$|^firestore\.indexes\.json$/, tests: ['tests/rules/', 'tests/house/'] },
  { files: /\.(md|json|html|mjs)$|^(src|core|functions|docs|tests)\//, tests: ['tests/house/'] },
  { files: /^tools\/.*\.mjs$/, tests: ['tools/'] },
];

/** Returns the folders of unit tests that read changed files without importing them. */
export function touchedUnitTests(files) {
  const readers = READERS.filter((reader) => files.some((file) => reader.files.test(file)));
  return [...new Set(readers.flatMap(({ tests }) => tests))];
}
