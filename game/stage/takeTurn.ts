/**
 * Pictures that load at once where each takes a connection: browsers open six to a host, and calls of the server need
 * one, too.
 */
const AT_ONCE = 4;

let loading = 0;
const urgent: (() => void)[] = [];
const others: (() => void)[] = [];

/**
 * Resolves once a picture may begin to load, urgent ones first, to the function that ends its turn. Waits only over
 * HTTP/1.1, where a connection takes one request at a time: at a slow network a player's click had to wait until some
 * of a room's twenty pictures had come.
 */
export async function takeTurn(isUrgent: boolean): Promise<() => void> {
  if (!takesConnections()) return () => {};
  if (loading < AT_ONCE) loading += 1;
  else await new Promise<void>((begin) => (isUrgent ? urgent : others).push(begin));
  return endTurn;
}

/** Hands the turn on, so that `loading` stays the same. */
function endTurn(): void {
  const next = urgent.shift() ?? others.shift();
  if (next) next();
  else loading -= 1;
}

/** Whether the page came by a protocol that takes a connection for each request. */
function takesConnections(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.nextHopProtocol === 'http/1.1';
}
