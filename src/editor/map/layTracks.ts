import type { DrawnEdge } from './edgesToDraw.ts';

type Run = Pick<DrawnEdge, 'lane' | 'layers' | 'isNext'>;

interface Tracks {
  /** Of each run, its place from the foot of its lane. */
  places: readonly number[];
  /** By lane, how many there are beside each other. */
  counts: readonly number[];
}

/** Lays what runs along a lane beside each other, as few deep as is easily had; longer runs lie nearer to the foot. */
export function layTracks(runs: readonly Run[]): Tracks {
  const laid: (Run & { place: number })[] = [];
  const places = runs.map(() => 0);
  const counts: number[] = [];
  for (const { run, at } of longestFirst(runs)) {
    let place = 0;
    while (laid.some((each) => each.lane === run.lane && each.place === place && doMeet(each, run))) place++;
    laid.push({ ...run, place });
    places[at] = place;
    counts[run.lane] = Math.max(counts[run.lane] ?? 0, place + 1);
  }
  return { places, counts };
}

/** What leads to the next layer takes no track. */
function longestFirst(runs: readonly Run[]): readonly { run: Run; at: number }[] {
  const lengthOf = ({ layers: [from, to] }: Run) => Math.abs(to - from);
  return runs
    .flatMap((run, at) => (run.isNext ? [] : [{ run, at }]))
    .toSorted((one, other) => lengthOf(other.run) - lengthOf(one.run));
}

function doMeet({ layers: one }: Run, { layers: other }: Run): boolean {
  return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one);
}
