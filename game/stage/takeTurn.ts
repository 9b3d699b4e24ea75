/**
 * Number of pictures that load at once where each takes a connection: browsers open six to a host, and calls
 * of the server need some of them.
 */
const AT_ONCE = 4;

interface Turn {
  isUrgent: boolean;
  /** Resolves once the picture may begin to load. */
  begun: Promise<void>;
  begin: () => void;
}

let loading = 0;
/** The turn of each picture so far, by address. */
const turns = new Map<string, Turn>();
/** In the order in which they came. */
const waiting = new Set<Turn>();

/**
 * Waits until a picture may begin to load, urgent ones first; returns the function that ends its turn. An
 * address takes only one turn, since the browser loads it once. Waits only over HTTP/1.1, where each
 * connection handles one request at a time: on a slow network, a player's click had to wait until some of a
 * room's twenty pictures had arrived.
 */
export async function takeTurn(address: string, isUrgent: boolean): Promise<() => void> {
  if (!takesConnections()) return () => {};
  const shared = turns.get(address);
  const turn = shared ?? queue(address);
  turn.isUrgent ||= isUrgent;
  beginNext();
  await turn.begun;
  return shared ? () => {} : endTurn;
}

function queue(address: string): Turn {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const turn = { isUrgent: false, begun, begin };
  turns.set(address, turn);
  waiting.add(turn);
  return turn;
}

function endTurn(): void {
  loading -= 1;
  beginNext();
}

function beginNext(): void {
  if (loading === AT_ONCE) return;
  const [first] = waiting;
  const next = [...waiting].find((turn) => turn.isUrgent) ?? first;
  if (!next) return;
  waiting.delete(next);
  loading += 1;
  next.begin();
}

/** Whether the page came by a protocol that takes a connection for each request. */
function takesConnections(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.nextHopProtocol === 'http/1.1';
}
