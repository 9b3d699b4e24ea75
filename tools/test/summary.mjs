/** A line with a step's result, its seconds and, if known, the processor's. */
export function describeStep({ name, hasPassed, seconds, processor }) {
  const times = [
    `${seconds.toFixed(1)} s`,
    ...(processor === null ? [] : [`processor ${processor.toFixed(1)} s`]),
  ];
  return `${hasPassed ? '✔' : '✘'} ${name} (${times.join(', ')})`;
}

/**
 * Returns the lines that end a run: each step with its times, the slowest tests of a step that failed or of all that are asked
 * for, and how many steps passed and failed.
 */
export function summaryLines({ outcomes, planned, showsSlowest }) {
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
  const notRun = planned - outcomes.length;
  const which = failed.length === 0 ? '' : ` (${failed.map(({ name }) => name).join(', ')})`;
  return [
    '',
    ...outcomes.filter(({ hasPassed }) => showsSlowest || !hasPassed).flatMap(slowestLines),
    ...tableLines(outcomes),
    '',
    `${outcomes.length - failed.length} passed, ${failed.length} failed${which}${notRun === 0 ? '' : `, ${notRun} not run`}`,
  ];
}

function slowestLines({ name, slowest }) {
  return slowest.length === 0 ? [] : [`The slowest tests of ${name}:`, ...slowest, ''];
}

function tableLines(outcomes) {
  const knowsProcessor = outcomes.every(({ processor }) => processor !== null);
  const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const row = (name, seconds, processor) =>
    `${name.padEnd(8)}${seconds.padStart(10)}${knowsProcessor ? processor.padStart(14) : ''}`;
  const times = (name, seconds, processor) => row(name, seconds.toFixed(1), processor?.toFixed(1) ?? '');
  return [
    row('step', 'seconds', 'processor'),
    ...outcomes.map(({ name, seconds, processor }) => times(name, seconds, processor)),
    times(
      'all',
      sum(({ seconds }) => seconds),
      sum(({ processor }) => processor ?? 0),
    ),
  ];
}
