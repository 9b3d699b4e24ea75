/** The presses in an entry, in order. */
export function stepsIn(entered: string): readonly string[] {
  return entered === '' ? [] : entered.split(' ');
}

/** Adds a press at the end if there is room. */
export function withStep(entered: string, step: string, most: number): string {
  const steps = stepsIn(entered);
  return steps.length < most ? [...steps, step].join(' ') : entered;
}

/** Removes the last press. */
export function withoutLast(entered: string): string {
  return stepsIn(entered).slice(0, -1).join(' ');
}
