/** Calls that the page made before the app was there, by their addresses. */
const begun = new Map<string, Promise<Response>>();

/** Asks a GET ahead of whoever will make the call. */
export function beginCall(address: string): Promise<Response> {
  const answer = fetch(address);
  begun.set(address, answer);
  return answer;
}

/** Makes a GET, or takes the answer to the one that was begun; the next one asks anew. */
export function getOnceBegun(address: string, init: RequestInit): Promise<Response> {
  const answer = begun.get(address) ?? fetch(address, init);
  begun.delete(address);
  return answer;
}
