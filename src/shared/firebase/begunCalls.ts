/** Calls that the page made before the app was loaded, by address. */
const begun = new Map<string, Promise<Response>>();

/** Starts a GET before the call that will need it. */
export function beginCall(address: string): Promise<Response> {
  const answer = fetch(address);
  begun.set(address, answer);
  return answer;
}

/** Makes a GET, or uses the response of one that was begun earlier; each such response is used only once. */
export function getOnceBegun(address: string, init: RequestInit): Promise<Response> {
  const answer = begun.get(address) ?? fetch(address, init);
  begun.delete(address);
  return answer;
}
