import type { DrawnEdge } from './edgesToDraw.ts';

type Run = Pick<DrawnEdge, 'lane' | 'layers' | 'isNext'>;

interface Tracks {
  /** For each run, the number of its track, counted from the lane's edge. */
  places: readonly number[];
  /** For each lane, the number of its tracks. */
  counts: readonly number[];
}

/** Assigns tracks to runs along a lane, as few as possible; longer runs are nearer to the edge. */
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

/** Sorts the runs by length; those to the next layer need no track. */
function longestFirst(runs: readonly Run[]): readonly { run: Run; at: number }[] {
  const lengthOf = ({ layers: [from, to] }: Run) => Math.abs(to - from);
  return runs
    .flatMap((run, at) => (run.isNext ? [] : [{ run, at }]))
    .toSorted((one, other) => lengthOf(other.run) - lengthOf(one.run));
}

function doMeet({ layers: one }: Run, { layers: other }: Run): boolean {
  return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one);
}
