/** A call's path; the request of a GET is in the query. */
export function callAddress(name: string, request?: object): string {
  if (request === undefined) return `/api/${name}`;
  const query = Object.entries(request).map(([field, value]) => [field, String(value)]);
  return `/api/${name}?${new URLSearchParams(query)}`;
}
