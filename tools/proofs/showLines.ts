/** Returns the last line that matches, for a proof that ends with a line of figures. */
export function lastLine(pattern: RegExp): (output: string) => string {
  return (output) =>
    output
      .split('\n')
      .findLast((line) => pattern.test(line))
      ?.trim() ?? '';
}

/** Returns all lines that match, for a proof of several parts. */
export function allLines(pattern: RegExp): (output: string) => string {
  const tidy = (line: string) => line.trim().replace(/ {2,}/g, ' ');
  return (output) =>
    output
      .split('\n')
      .filter((line) => pattern.test(line))
      .map(tidy)
      .join('; ');
}
