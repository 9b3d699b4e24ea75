import { type ItemId, type SceneId, START_ID } from '../../../room/model.ts';
import type { PlannedLock, PlannedThing, Role } from './model.ts';

/** A plan while it grows, scene after scene. */
export class PlanDraft {
  readonly scenes: SceneId[] = [START_ID];
  readonly things: PlannedThing[] = [];
  readonly #hasHiders: boolean;
  readonly #counts = new Map<Role, number>();
  /** Scenes that hide something already; a second hider would only be more of the same. */
  readonly #hiding = new Set<SceneId>();

  constructor(hasHiders: boolean) {
    this.#hasHiders = hasHiders;
  }

  /** The scene that the plan has come to. */
  get #here(): SceneId {
    return this.scenes.at(-1) ?? START_ID;
  }

  /** Number of boxes in that scene. */
  get boxesHere(): number {
    return this.things.filter(({ role, scene }) => role === 'box' && scene === this.#here).length;
  }

  /** Adds a thing to the scene; in sight unless `inside` says otherwise. */
  add(role: Role, fields: Partial<PlannedThing>): ItemId {
    const count = (this.#counts.get(role) ?? 0) + 1;
    this.#counts.set(role, count);
    const thing = { id: `${role}${count}`, role, scene: this.#here, inside: null, ...fields };
    this.things.push(thing);
    return thing.id;
  }

  addPaper(question: number, spot: ItemId | null): void {
    this.add('paper', { question, inside: this.hide(spot) });
  }

  /** Adds a way to a new scene, in which the plan goes on; returns the next spot: in sight there. */
  addWay(lock: PlannedLock): null {
    const leadsTo = `scene${this.scenes.length + 1}`;
    this.add('way', { leadsTo, lock });
    this.scenes.push(leadsTo);
    return null;
  }

  /** Returns something to hide behind for what would lie in sight, once in each scene; else the spot itself. */
  hide(spot: ItemId | null): ItemId | null {
    if (spot !== null || !this.#hasHiders || this.#hiding.has(this.#here)) return spot;
    this.#hiding.add(this.#here);
    return this.add('hider', {});
  }
}
