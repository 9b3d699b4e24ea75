/** The part of the server that handles an address. */
export type Part = 'auth' | 'firestore' | 'storage' | 'functions' | 'art' | 'local' | 'app';

export interface Route {
  readonly part: Part;
  /** The address with everything left out that a user chose. */
  readonly route: string;
}

/**
 * Known words, such as the name of a call, are kept; the rest of an address could contain what a log must
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
  { part: 'art', address: /^\/art\//, route: '/art/*' },
  { part: 'local', address: /^\/__local\/(health|mail|pay)(?:\/|$)/, route: '/__local/$1' },
  { part: 'local', address: /^\/__local\//, route: '/__local/*' },
  { part: 'app', address: /^\/assets\//, route: '/assets/*' },
  { part: 'app', address: /^\/(gameplay|preview|room-editor)\/[^/]+$/, route: '/$1/:id' },
];

/** The part that handles a path, and the matching pattern. */
export function routeOf(path: string): Route {
  for (const { part, address, route } of ROUTES) {
    const found = address.exec(path);
    if (found) return { part, route: route.replace('$1', found[1] ?? '') };
  }
  return { part: 'app', route: '/*' };
}
