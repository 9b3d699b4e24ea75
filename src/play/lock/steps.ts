/** What was pressed on a face one after the other. */
export function stepsIn(entered: string): readonly string[] {
  return entered === '' ? [] : entered.split(' ');
}

/** With one more at the end, where there is room for it. */
export function withStep(entered: string, step: string, most: number): string {
  const steps = stepsIn(entered);
  return steps.length < most ? [...steps, step].join(' ') : entered;
}

/** Without the last. */
export function withoutLast(entered: string): string {
  return stepsIn(entered).slice(0, -1).join(' ');
}
