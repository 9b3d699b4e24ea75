/** Where a call is asked for under its origin; a GET's request stands in the query. */
export function callAddress(name: string, request?: object): string {
  if (request === undefined) return `/api/${name}`;
  const query = Object.entries(request).map(([field, value]) => [field, String(value)]);
  return `/api/${name}?${new URLSearchParams(query)}`;
}
