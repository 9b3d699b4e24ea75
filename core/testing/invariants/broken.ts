/** Returns the rules whose breach is true. */
export function broken(breaches: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(breaches).filter((rule) => breaches[rule]);
}
