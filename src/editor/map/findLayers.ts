interface Edge {
  from: string;
  to: string;
}

/**
 * The layer of each node: one after all nodes that lead to it, and as near as possible to those it leads to.
 * Edges that would close a ring are ignored.
 */
export function findLayers(
  ids: readonly string[],
  edges: readonly Edge[],
  isFixed: (id: string) => boolean,
): ReadonlyMap<string, number> {
  const kept = withoutRings(ids, edges);
  const before = groupBy(kept, 'to', 'from');
  const early = new Map<string, number>();
  for (const id of inOrder(ids, before)) {
    const layers = (before.get(id) ?? []).map((each) => early.get(each) ?? 0);
    early.set(id, layers.length === 0 ? 0 : Math.max(...layers) + 1);
  }
  return moveNear(early, inOrder(ids, before), groupBy(kept, 'from', 'to'), isFixed);
}

/** Moves nodes that are used late nearer to what they lead to. */
function moveNear(
  early: ReadonlyMap<string, number>,
  order: readonly string[],
  after: ReadonlyMap<string, readonly string[]>,
  isFixed: (id: string) => boolean,
): ReadonlyMap<string, number> {
  const layers = new Map(early);
  for (const id of order.toReversed()) {
    const next = (after.get(id) ?? []).map((each) => layers.get(each) ?? 0);
    if (next.length > 0 && !isFixed(id)) layers.set(id, Math.min(...next) - 1);
  }
  return layers;
}

/** Topological order of a graph without rings. */
function inOrder(ids: readonly string[], before: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const order = new Set<string>();
  function visit(id: string): void {
    if (order.has(id)) return;
    for (const each of before.get(id) ?? []) visit(each);
    order.add(id);
  }
  ids.forEach(visit);
  return [...order];
}

/** Removes each edge that leads back. */
function withoutRings(ids: readonly string[], edges: readonly Edge[]): readonly Edge[] {
  const after = new Map<string, Edge[]>();
  for (const edge of edges) after.set(edge.from, [...(after.get(edge.from) ?? []), edge]);
  const kept: Edge[] = [];
  const state = new Map<string, 'open' | 'done'>();
  function visit(id: string): void {
    if (state.has(id)) return;
    state.set(id, 'open');
    for (const edge of after.get(id) ?? []) {
      if (state.get(edge.to) === 'open') continue;
      kept.push(edge);
      visit(edge.to);
    }
    state.set(id, 'done');
  }
  ids.forEach(visit);
  return kept;
}

function groupBy(
  edges: readonly Edge[],
  by: 'from' | 'to',
  other: 'from' | 'to',
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const edge of edges) groups.set(edge[by], [...(groups.get(edge[by]) ?? []), edge[other]]);
  return groups;
}
