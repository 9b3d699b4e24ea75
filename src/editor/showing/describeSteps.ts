import type { ItemId, Room } from '../../../core/room/model.ts';
import type { Obstacle } from '../../../core/solve/escape/obstacle.ts';
import { countSteps, numberSteps } from '../../../core/solve/escape/walk/numberSteps.ts';
import type { WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { placesOf, type Showing, type ShownPlace } from '../store/session/shownPlaces.ts';
import { findingText, obstacleText, stepText } from '../text/findings.ts';
import { showingText } from '../text/showing.ts';

/** A step of a walkthrough, in words. */
export interface ShownStep extends ShownPlace {
  /** "3 of 7". Ways to another scene and papers to read first are not counted as steps (S1). */
  count: string;
  /** The step's number; null for a step in which players only go to a scene or read something. */
  number: number | null;
  words: string;
  /** The step of the way out; null for a finding's. */
  walk: WalkStep | null;
}

type Described = Omit<ShownStep, keyof ShownPlace>;

/** The steps of a walkthrough, in the current language. */
export function describeSteps(room: Room, showing: Showing): readonly ShownStep[] {
  const described = showing.type === 'escape' ? ofWalk(room, showing.walk) : ofFinding(room, showing);
  return placesOf(room, showing).flatMap((place, at) => {
    const step = described[at];
    return step ? [{ ...place, ...step }] : [];
  });
}

function ofWalk(room: Room, walk: readonly WalkStep[]): readonly Described[] {
  const of = countSteps(walk);
  const numbers = numberSteps(walk);
  return walk.map((step, at) => {
    const number = numbers[at] ?? null;
    const count =
      number === null
        ? showingText.towards(countSteps(walk.slice(0, at)) + 1, of)
        : showingText.stepOf(number, of);
    return { count, number, words: stepText(room, step), walk: step };
  });
}

function ofFinding(room: Room, { finding }: { finding: Finding }): readonly Described[] {
  const places = placesOf(room, { type: 'finding', finding, at: 0, isPlaying: false });
  return places.map((_, at) => ({
    count: showingText.stepOf(at + 1, places.length),
    number: at + 1,
    words: wordsOf(room, finding, finding.obstacles?.[at]),
    walk: null,
  }));
}

function wordsOf(room: Room, finding: Finding, obstacle: Obstacle | undefined): string {
  return obstacle ? obstacleText(room, obstacle) : findingText(room, finding);
}

/** Whether the walkthrough shows an error, and is drawn as one. */
export function isFault(showing: Showing): boolean {
  return showing.type === 'finding' && showing.finding.severity === 'error';
}

/** The ends of a step's arrow: from key to lock, from content to container; null if it has none. */
export function arrowOf(showing: Showing): { from: ItemId; to: ItemId } | null {
  const obstacle = showing.type === 'finding' ? showing.finding.obstacles?.[showing.at] : undefined;
  if (!obstacle || !('item' in obstacle && 'by' in obstacle)) return null;
  const { type, item, by } = obstacle;
  return type === 'hiddenBy' ? { from: item, to: by } : { from: by, to: item };
}

/** A mark on the stage: an item of the step, or another one of the finding. */
export interface Mark {
  id: ItemId;
  isMain: boolean;
  /** The item's positions in the sequence that the step clicks (K6); empty for other steps. */
  places: readonly number[];
}

/** The items ringed at a step. */
export function marksOf(showing: Showing, step: ShownStep, inScene: readonly ItemId[]): readonly Mark[] {
  const { walk } = step;
  const members = walk?.type === 'sequence' ? walk.members : [];
  const main = step.items.map((id) => ({ id, isMain: true, places: placesIn(members, id) }));
  const named = showing.type === 'finding' ? showing.finding.items : [];
  const others = named.filter((id) => inScene.includes(id) && !step.items.includes(id));
  return [...main, ...others.map((id) => ({ id, isMain: false, places: [] }))];
}

function placesIn(members: readonly ItemId[], id: ItemId): readonly number[] {
  return members.flatMap((member, at) => (member === id ? [at + 1] : []));
}
