/** The part of the server that handles an address; `app` is everything that the caller of `startBackend` brings. */
export type Part = 'auth' | 'firestore' | 'storage' | 'functions' | 'local' | 'app';

export interface Route {
  readonly part: Part;
  /** The address with everything left out that a user chose. */
  readonly route: string;
}

/**
 * A log keeps only known words of an address, such as the name of a call; the other parts could contain what a log must
 * not.
 */
const ROUTES: readonly { readonly part: Part; readonly address: RegExp; readonly route: string }[] = [
  {
    part: 'auth',
    address: /^\/identitytoolkit\.googleapis\.com\/v1\/(?:projects\/[^/]+\/)?(accounts(?::[A-Za-z]{1,30})?)$/,
    route: '/identitytoolkit.googleapis.com/v1/$1',
  },
  {
    part: 'auth',
    address: /^\/identitytoolkit\.googleapis\.com\//,
    route: '/identitytoolkit.googleapis.com/*',
  },
  {
    part: 'auth',
    address: /^\/securetoken\.googleapis\.com\//,
    route: '/securetoken.googleapis.com/v1/token',
  },
  {
    part: 'firestore',
    address: /^\/v1\/projects\/.*:(commit|batchGet|runQuery|runAggregationQuery)$/,
    route: '/v1/projects/*:$1',
  },
  { part: 'local', address: /^\/v1\/(checkout|refunds|payment_intents|charges)/, route: '/v1/$1' },
  { part: 'firestore', address: /^\/v1\//, route: '/v1/*' },
  { part: 'storage', address: /^\/v0\/b\/[^/]+\/o\/./, route: '/v0/b/:bucket/o/:object' },
  { part: 'storage', address: /^\/v0\//, route: '/v0/b/:bucket/o' },
  { part: 'storage', address: /^\/upload\/storage\/v1\//, route: '/upload/storage/v1/b/:bucket/o' },
  { part: 'storage', address: /^\/(?:storage\/v1\/)?b\/[^/]+\/o/, route: '/storage/v1/b/:bucket/o/:object' },
  { part: 'functions', address: /^\/api(?:\/|$)/, route: '/api/*' },
  { part: 'local', address: /^\/__local\/(address|health|mail|pay)(?:\/|$)/, route: '/__local/$1' },
  { part: 'local', address: /^\/__local\//, route: '/__local/*' },
];

/** Returns the part that handles a path, and the matching pattern. */
export type RouteOf = (path: string) => Route;

interface AppAddresses {
  /** The keys are the paths at which the app mounts further handlers. */
  readonly mounts?: Readonly<Record<string, unknown>>;
  /** Patterns such as `/rooms/:id`. */
  readonly appRoutes?: readonly string[];
}

/** Creates the lookup of routes: the backend's own, then the app's. An unknown path is `/*`. */
export function createRouteOf({ mounts = {}, appRoutes = [] }: AppAddresses): RouteOf {
  const routes = [
    ...ROUTES,
    ...Object.keys(mounts).map((path) => appRoute(`${path}/*`)),
    ...appRoutes.map(appRoute),
  ];
  return (path) => {
    for (const { part, address, route } of routes) {
      const found = address.exec(path);
      if (found) return { part, route: route.replace('$1', found[1] ?? '') };
    }
    return { part: 'app', route: '/*' };
  };
}

/**
 * Turns an app's route into a pattern: `:name` matches one segment, and `*` at the end matches the rest of the path.
 */
function appRoute(route: string) {
  const source = route
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*');
  return { part: 'app', address: new RegExp(`^${source}$`), route } as const;
}
