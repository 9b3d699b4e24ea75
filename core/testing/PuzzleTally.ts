import type { ProvedPuzzle } from './provePuzzle.ts';
import { rulesUsedIn } from './rulesUsedIn.ts';

/** Statistics of a run over random rooms: how many use each rule, and the results. */
export class PuzzleTally {
  readonly #shares = new Map<string, { rooms: number; escapable: number }>();
  readonly #steps = new Map<number, number>();
  rooms = 0;
  escapable = 0;
  covered = 0;
  states = 0;

  add({ room, isEscapable, isCovered, states, steps }: ProvedPuzzle): void {
    this.rooms++;
    this.states += states;
    if (isCovered) this.covered++;
    if (isEscapable) {
      this.escapable++;
      this.#steps.set(steps, (this.#steps.get(steps) ?? 0) + 1);
    }
    for (const rule of rulesUsedIn(room)) {
      const { rooms, escapable } = this.#shares.get(rule) ?? { rooms: 0, escapable: 0 };
      this.#shares.set(rule, { rooms: rooms + 1, escapable: escapable + (isEscapable ? 1 : 0) });
    }
  }

  /** Returns the rule that the smallest share of rooms uses, with the share (0 to 1). */
  rarest(): { rule: string; share: number } {
    const shares = [...this.#shares].map(([rule, { rooms }]) => ({ rule, share: rooms / this.rooms }));
    return shares.reduce((rarest, each) => (each.share < rarest.share ? each : rarest), {
      rule: '',
      share: 1,
    });
  }

  lines(): readonly string[] {
    const percent = (count: number, all: number) => `${Math.round((100 * count) / Math.max(1, all))} %`;
    const shares = [...this.#shares].sort(([one], [other]) => one.localeCompare(other));
    const steps = [...this.#steps].sort(([one], [other]) => one - other);
    return [
      `${this.rooms} rooms, ${this.states} states, ${percent(this.escapable, this.rooms)} can be escaped; heaped up, ${percent(this.covered, this.rooms)} have something needed covered.`,
      `Steps of a way out: ${steps.map(([count, rooms]) => `${count}: ${rooms}`).join(', ')}.`,
      ...shares.map(
        ([rule, { rooms, escapable }]) =>
          `${rule}: in ${percent(rooms, this.rooms)} of the rooms, in ${percent(escapable, this.escapable)} of those that can be escaped`,
      ),
    ];
  }
}
