/**
 * A part of the project and what it may import. `npm run walls` turns it into biome.json's overrides, so that
 * the linter enforces it.
 */
export interface Wall {
  /** Patterns of the part's files. */
  of: readonly string[];
  /** The packages it may import, or `allBut` those that it may not. */
  packages: readonly string[] | { allBut: readonly string[] };
  /**
   * The other parts of the project that it may import, or folders and files of them: `core`, `game/ports.ts`.
   */
  parts: readonly string[];
  /** Features of src that it may not import. */
  closed?: readonly string[];
  /** Other imports that are forbidden. */
  never?: readonly string[];
  message: string;
}

const PARTS = ['core', 'game', 'src', 'functions', 'local', 'art', 'seeds', 'tools', 'tests'];

/** Each feature of src with those it may import. `app` wires them all and has no wall. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  rooms: ['shared'],
  play: ['shared', 'rooms'],
  editor: ['shared', 'rooms', 'play'],
  insights: ['shared', 'rooms', 'play', 'editor'],
  class: ['shared', 'rooms', 'play'],
  uploads: ['shared', 'rooms'],
  admin: ['shared', 'rooms'],
  account: ['shared', 'rooms'],
  landing: ['shared', 'rooms', 'play', 'editor', 'insights', 'class', 'uploads', 'admin', 'account', 'app'],
};

/**
 * Features with a folder in another feature of the same name, and folders that only the feature itself has.
 */
const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  class: ['board', 'opening', 'page', 'print', 'results', 'store', 'stored', 'team', 'text', 'wall'],
};

/** Screens of a feature that must not import each other. */
const APART: Readonly<Record<string, readonly string[]>> = {
  account: ['login', 'register', 'reset', 'profile', 'pricing'],
  admin: ['accounts', 'catalogue', 'overview', 'reports', 'reviews', 'scores'],
  rooms: ['dashboard', 'projects'],
};

/** Further limits of some folders in every feature. */
const KINDS: readonly (Pick<Wall, 'packages' | 'parts' | 'never' | 'message'> & {
  folders: (feature: string) => readonly string[];
})[] = [
  {
    folders: (feature) => [`src/${feature}/**`],
    packages: { allBut: ['firebase', 'phaser'] },
    parts: ['core', 'game/ports.ts'],
    never: ['**/{backend,firebase}/**'],
    message:
      'screens and components import core, stores, texts and components of their feature and of those below it.',
  },
  {
    folders: (feature) => (feature === 'play' || feature === 'editor' ? [`src/${feature}/stage/**`] : []),
    packages: { allBut: ['firebase', 'phaser'] },
    parts: ['core', 'game/ports.ts', 'game/mount.ts', 'game/dragMode.ts'],
    never: ['**/{backend,firebase}/**'],
    message: 'the stage alone mounts the game.',
  },
  {
    folders: (feature) => [
      `src/${feature}/store/**`,
      `src/${feature}/**/*Store.ts`,
      ...(feature === 'play' ? ['src/play/session/**'] : []),
      ...(feature === 'editor' ? ['src/editor/sync/**'] : []),
    ],
    packages: { allBut: ['react', '@chakra-ui', 'firebase', 'phaser'] },
    parts: ['core', 'game/ports.ts'],
    never: ['**/{backend,firebase,context}/**', '**/*.tsx'],
    message: 'stores import core, the types of game/ports, ports and other stores; nothing of React.',
  },
  {
    folders: (feature) => [
      `src/${feature}/backend/**`,
      ...(feature === 'shared' ? ['src/shared/firebase/**'] : []),
    ],
    packages: ['firebase', 'idb', 'valibot'],
    parts: ['core'],
    never: ['**/{text,context}/**', '**/*.tsx', '**/*Store.ts'],
    message: 'a backend imports core, Firebase and the ports that it implements.',
  },
  {
    folders: (feature) => [`src/${feature}/text/**`],
    packages: [],
    parts: ['core'],
    never: ['**/{backend,firebase,context}/**', '**/*.tsx'],
    message: 'texts import core, types of stores and one another.',
  },
  {
    folders: (feature) => (feature === 'uploads' ? ['src/uploads/pixels/**', 'src/uploads/studio/**'] : []),
    packages: { allBut: ['react', '@chakra-ui', 'firebase', 'phaser', 'zustand'] },
    parts: ['core'],
    // Relative to both depths of these folders.
    never: ['..', '../..'].flatMap((way) => [`${way}/../shared/**`, `${way}/{store,bench,shelves,text}/**`]),
    message: 'the tools of the bench import core alone.',
  },
];

const ART: Pick<Wall, 'packages' | 'parts'> = { packages: { allBut: [] }, parts: ['core/catalogue/**'] };

export const WALLS: readonly Wall[] = [
  {
    of: ['core/**'],
    packages: ['valibot'],
    parts: [],
    message: 'core imports nothing but itself and valibot.',
  },
  {
    of: ['game/**'],
    packages: ['phaser', '@jsquash/webp'],
    parts: ['core'],
    message: 'game imports core and phaser only.',
  },
  ...wallsOfSrc(),
  {
    of: ['functions/src/**', '!functions/src/testing/**'],
    packages: ['valibot', 'firebase-admin', 'firebase-functions', 'stripe', 'sharp', 'node:*'],
    parts: ['core'],
    message: "functions import core, valibot, sharp, Stripe's SDK and the Firebase server SDKs.",
  },
  { of: ['art/**'], ...ART, message: "art imports the catalogue's model of core." },
  {
    of: ['art/kits/**'],
    ...ART,
    never: ['**/{items,backgrounds,scenes,import,serving}/**'],
    message: 'kits build on ink and matter; items and backgrounds build on kits.',
  },
  {
    of: ['art/ink/**', 'art/matter/**'],
    ...ART,
    never: ['**/{kits,items,backgrounds,scenes,import,serving}/**'],
    message: 'ink and matter are what all drawings build on.',
  },
  {
    of: ['local/**'],
    packages: { allBut: [] },
    parts: [],
    message: 'the embedded backend imports nothing of the app; tools/ wires the two.',
  },
  {
    of: ['tools/**', 'tests/**'],
    packages: { allBut: [] },
    parts: PARTS.filter((part) => part !== 'local'),
    message: 'the embedded backend is imported by its exports: #local, #local/….',
  },
  {
    of: ['seeds/**'],
    packages: { allBut: [] },
    parts: ['core', 'art/catalogue.ts'],
    message: "seeds import core and the art's catalogue.",
  },
];

function wallsOfSrc(): Wall[] {
  return KINDS.flatMap(({ folders, ...kind }, index) =>
    Object.keys(FEATURES).flatMap((feature) => {
      const wall = { ...kind, closed: closedTo(feature), of: folders(feature) };
      if (wall.of.length === 0) return [];
      return index === 0 ? [wall, ...wallsApart(feature, wall)] : [wall];
    }),
  );
}

function wallsApart(feature: string, wall: Wall): Wall[] {
  const screens = APART[feature] ?? [];
  return screens.map((screen) => ({
    ...wall,
    of: [`src/${feature}/${screen}/**`],
    closed: [...(wall.closed ?? []), ...screens.filter((other) => other !== screen)],
    message: 'a screen never imports another one.',
  }));
}

function closedTo(feature: string): readonly string[] {
  return [...Object.keys(FEATURES), 'app'].filter(
    (other) => other !== feature && !FEATURES[feature]?.includes(other),
  );
}

/** The override for the linter; tests and their helpers may import everything. */
export function overrideOf({ of, packages, parts, closed = [], never = [], message }: Wall) {
  const [root = ''] = of[0]?.split('/') ?? [];
  const closedApart = closed.filter((feature) => !(feature in NAMESAKES));
  const closedParts = PARTS.filter((part) => part !== root && !parts.includes(part));
  const group = [
    ...groupOfPackages(packages),
    `**/${anyOf(closedParts)}/**`,
    ...(closedParts.includes('local') && !['tools', 'tests'].includes(root) ? ['*local', '*local/**'] : []),
    ...parts.filter((part) => part.includes('/')).map((part) => `!**/${part}`),
    // Relative to a feature's folders, so that core/play is not taken for the feature of that name.
    ...(closedApart.length === 0
      ? []
      : ['..', '../..', '../../..'].map((way) => `${way}/${anyOf(closedApart)}/**`)),
    ...closed.flatMap((feature) => NAMESAKES[feature]?.map((folder) => `**/${feature}/${folder}/**`) ?? []),
    ...never,
  ];
  const options = { patterns: [{ group, message }] };
  return {
    includes: [...of, '!**/*.test.*', '!src/**/testing/**'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  };
}

function groupOfPackages(packages: Wall['packages']): readonly string[] {
  if ('allBut' in packages) return packages.allBut.flatMap((name) => [name, `${name}/**`]);
  const relative = ['.*', '.*/**', '..*/**'];
  const open = [...relative, ...packages.flatMap((name) => [name, `${name}/**`])];
  return ['*', '*/**', '@*/**', ...open.map((pattern) => `!${pattern}`)];
}

function anyOf(names: readonly string[]): string {
  return names.length === 1 ? names.join() : `{${names.join(',')}}`;
}
